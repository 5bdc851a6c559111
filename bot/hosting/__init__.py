"""What whoever runs the bot needs: figures for Prometheus, probes, checks of the installation."""
