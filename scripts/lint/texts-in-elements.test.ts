import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutDirectory } from '../checkout';

const FOUND: Record<string, string> = {
  'a text that changes beside an icon': '<p><Icon />{t(kind)}</p>',
  'a text of a condition beside others': "<p>{isNew ? t('new') : null}<b /></p>",
  'the parts of a sentence': '<p>{day}, {time}</p>',
  'a text after what comes and goes': "<p>{isNew ? <b /> : null}{t('title')}</p>",
  'a text after a component that may show nothing': "<p><Maybe />{t('title')}</p>",
  'a text in a fragment': "<>{t('title')}<b /></>",
  'a constant that is a text': '<p>{text}<b /></p>',
  'a prop that may be a text': '<p>{slot}<b /></p>',
  'a sentence of changing pieces': "<p>{t.rich('sum', { count })}</p>",
  'a sentence that makes way for another': "<p>{isNew ? t.rich('new', { b }) : t('old')}</p>",
  'the label of a field': "<TextInput label={t('start', { zone })} />",
};

const PASSED: Record<string, string> = {
  'a text alone': '<p>{t(kind)}</p>',
  'a text of a condition alone': "<p>{isNew ? t('new') : t('old')}</p>",
  'a text that stays, before what comes and goes': "<p>{t('title')}{isNew ? <b /> : null}</p>",
  'a text that stays, after a picture': "<p><IconClock /> {t('title')}</p>",
  'elements of a list': '<p>{list.map((item) => <b key={item}>{item}</b>)}<b /></p>',
  'a prop that is an element': '<p>{aside}<b /></p>',
  'a sentence whose pieces stay': "<p>{t.rich('sum', { b: (words) => <b>{words}</b> })}</p>",
  'changing pieces in a Sentence': "<p><Sentence>{t.rich('sum', { count })} {t(kind)}</Sentence></p>",
  'what nothing translates': '<p translate="no">{first} {last}</p>',
};

const COMPONENT = (shown: string): string => `
  export function Shown({ slot, aside, ...rest }: { slot: ReactNode; aside: Elements }) {
    const { t, kind, isNew, day, time, count, zone, list, first, last, b } = rest;
    const text = t(kind);
    return ${shown};
  }
`;

/** The files, by name, in which oxlint finds something. */
function lint(sources: ReadonlyMap<string, string>): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const [name, source] of sources) writeFileSync(join(folder, `${name}.tsx`), source);
    const config = join(folder, 'oxlintrc.json');
    writeFileSync(
      config,
      JSON.stringify({
        plugins: [],
        categories: { correctness: 'off' },
        jsPlugins: [join(checkoutDirectory, 'scripts/lint/rules.mjs')],
        rules: { 'project/texts-in-elements': 'error' },
      }),
    );
    const words = ['--no-install', 'oxlint', '--config', config, '--format', 'json', folder];
    const { stdout } = spawnSync('npx', words, { cwd: checkoutDirectory, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    return new Set(diagnostics.map(({ filename }) => filename.replace(/^.*\/|\.tsx$/g, '')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('lint finds the texts that a translated page would leave as they were, or lose with the whole page', () => {
  const cases = Object.entries({ ...FOUND, ...PASSED });
  const sources = new Map(cases.map(([, shown], index) => [`case-${index}`, COMPONENT(shown)]));
  const bare = new Map([
    ['bare-call', 'export function Bare({ t, kind }) { return t(kind); }'],
    ['bare-choice', "export const Bare = ({ t, isNew }) => (isNew ? t('new') : <b />);"],
    ['not-bare', 'export function wordsOf({ t, kind }) { return t(kind); }'],
  ]);
  const found = lint(new Map([...sources, ...bare]));
  expect(cases.filter((_case, index) => found.has(`case-${index}`)).map(([name]) => name)).toEqual(Object.keys(FOUND));
  expect([...bare.keys()].filter((name) => found.has(name))).toEqual(['bare-call', 'bare-choice']);
});
