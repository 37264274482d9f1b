#!/bin/sh
# In Debian's root, below a bus of its own: a screen without a monitor, windows that take the focus, the bus of assistive
# technology, and Orca, which writes what it says into $1/spoken. English is Orca's own language, the page's words stay theirs.
export HOME="$1" XDG_RUNTIME_DIR="$1" LANG=C.UTF-8
Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp 3>"$1/display" &
until [ -s "$1/display" ]; do sleep 0.1; done
DISPLAY=":$(cat "$1/display")"
export DISPLAY
openbox &
gsettings set org.gnome.desktop.interface toolkit-accessibility true
/usr/libexec/at-spi-bus-launcher --launch-immediately &
until [ -e "$1/at-spi/bus_${DISPLAY#:}" ]; do sleep 0.1; done
echo "$DBUS_SESSION_BUS_ADDRESS" >"$1/bus"
orca --debug-file="$1/spoken" &
wait
