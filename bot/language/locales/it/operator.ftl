## What the operator says, in their own words

operator-says = { $text }
