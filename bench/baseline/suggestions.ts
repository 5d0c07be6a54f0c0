import type { Pool, RowDataPacket } from 'mysql2/promise';
import { MAX_SUGGESTIONS } from '../../domain/job-suggestions';
import { foldForSearch } from '../../domain/text';
import { wibDateOf } from '../../domain/time';
import { listOf, type Handler } from './handler';

interface Suggestion {
  kind: 'TITLE' | 'SKILL' | 'COMPANY';
  folded: string;
  jobs: number;
  /** Jobs by spelling. */
  spellings: Map<string, number>;
}

const isSign = (letter: string): boolean => /[^\p{L}\p{N}\p{M}]/u.test(letter);
let all: Promise<Suggestion[]> | undefined;
const found = new Map<string, unknown>();

/** Looks at all of them, once for each prefix. Left out: jobs that come and go, since they are read once. */
export const jobSuggestions: Handler = async (pool, _viewer, { prefix }) => {
  const folded = foldForSearch(String(prefix));
  const known = found.get(folded);
  if (known) return known;
  const suggestions = await (all ??= read(pool));
  const starting = suggestions.filter((suggestion) => suggestion.folded.startsWith(folded));
  const later = suggestions.filter((suggestion) => hasLaterWord(suggestion.folded, folded));
  const answer = { jobSuggestions: [...new Set([...starting, ...later])].slice(0, MAX_SUGGESTIONS).map(shown) };
  found.set(folded, answer);
  return answer;
};

function hasLaterWord(text: string, prefix: string): boolean {
  return [...text].some(
    (letter, at) => at > 0 && !isSign(letter) && isSign(text[at - 1] ?? '') && text.startsWith(prefix, at),
  );
}

async function read(pool: Pool): Promise<Suggestion[]> {
  const [rows] = await pool.query<RowDataPacket[]>(
    `SELECT title, company_name, skills FROM jobs
     WHERE is_visible = 1 AND (auto_close_date IS NULL OR auto_close_date >= ?) ORDER BY created_at DESC, id DESC`,
    [wibDateOf(new Date())],
  );
  const kinds = { TITLE: new Map(), SKILL: new Map(), COMPANY: new Map() } as Record<
    Suggestion['kind'],
    Map<string, Suggestion>
  >;
  const add = (kind: Suggestion['kind'], text: string): void => {
    const folded = foldForSearch(text);
    const suggestion = kinds[kind].get(folded) ?? { kind, folded, jobs: 0, spellings: new Map<string, number>() };
    suggestion.jobs += 1;
    suggestion.spellings.set(text, (suggestion.spellings.get(text) ?? 0) + 1);
    kinds[kind].set(folded, suggestion);
  };
  for (const row of rows) {
    add('TITLE', String(row['title']));
    add('COMPANY', String(row['company_name']));
    for (const skill of listOf(row['skills'])) add('SKILL', skill);
  }
  const { TITLE, SKILL, COMPANY } = kinds;
  return [...TITLE.values(), ...SKILL.values(), ...COMPANY.values()].toSorted((one, other) => other.jobs - one.jobs);
}

function shown({ kind, jobs, spellings }: Suggestion) {
  const [text] = [...spellings].reduce((most, spelling) => (spelling[1] > most[1] ? spelling : most));
  return { __typename: 'JobSuggestion', kind, text, jobs };
}
