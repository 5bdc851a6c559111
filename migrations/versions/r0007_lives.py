"""The inbox counts how many lives of the bot an update has survived.

Its column `holder` belongs to the version before, which may still run beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("inbox", sa.Column("lives", sa.Integer, server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("inbox", "lives")
