import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const clientFolder = join(__dirname, '..');
const sheets = join(__dirname, '../../node_modules/@mantine/core/styles');
const listed = readFileSync(join(__dirname, 'mantine-styles.ts'), 'utf8');

/** Components that are drawn by another one's sheet. */
const builtOn: Record<string, string> = {
  TextInput: 'Input',
  Textarea: 'Input',
  Select: 'Combobox',
  MultiSelect: 'PillsInput',
  TagsInput: 'PillsInput',
  NativeSelect: 'Input',
  FileInput: 'Input',
  Autocomplete: 'Combobox',
};

function importedComponents(): Set<string> {
  const files = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const names = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(clientFolder, file), 'utf8');
    for (const [, list = ''] of text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)) {
      list.split(',').forEach((name) => names.add(name.replace(/^\s*type /, '').trim()));
    }
  }
  return names;
}

it('the list of Mantine stylesheets has the sheet of every component that the client imports', () => {
  const missing = [...importedComponents()]
    .map((name) => builtOn[name] ?? name)
    .filter((name) => existsSync(join(sheets, `${name}.layer.css`)))
    .filter((name) => !listed.includes(`styles/${name}.layer.css`));
  expect(missing).toEqual([]);
});
