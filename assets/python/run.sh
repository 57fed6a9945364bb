#!/bin/sh
# Runs a script with the first Python that has the packages of the pictures.
# Usage, from the top folder: sh assets/python/run.sh SCRIPT [ARGUMENTS]
for python in python3 /usr/bin/python3 /opt/homebrew/bin/python3; do
	if "$python" -c 'import numpy, scipy, numba, skimage, PIL' 2>/dev/null; then
		exec "$python" "$@"
	fi
done
echo 'No Python with numpy, scipy, numba, scikit-image and pillow was found. On Debian:' >&2
echo 'apt-get install python3-numpy python3-scipy python3-numba python3-skimage python3-pil' >&2
exit 1
