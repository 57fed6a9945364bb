"""JSON as the project's formatter writes it: tabs, short lists on one line."""

import json

LINE = 100


def neat(value, depth=0, used=0):
    """The text of a value; `used` counts the columns already taken on its line."""
    inner, outer = '\t' * (depth + 1), '\t' * depth
    if isinstance(value, dict) and value:
        lines = []
        for key, item in value.items():
            start = f'{json.dumps(key)}: '
            # A tab counts two columns, a comma may follow.
            lines.append(inner + start + neat(item, depth + 1, 2 * (depth + 1) + len(start) + 1))
        return '{\n' + ',\n'.join(lines) + f'\n{outer}}}'
    if isinstance(value, list):
        line = json.dumps(value, ensure_ascii=False)
        if used + len(line) <= LINE and not any(isinstance(item, dict) for item in value):
            return line
        return '[\n' + ',\n'.join(inner + neat(item, depth + 1) for item in value) + f'\n{outer}]'
    return json.dumps(value, ensure_ascii=False)


def write_json(path, value):
    """Write a value to a file, with a line end."""
    path.write_text(neat(value) + '\n')
