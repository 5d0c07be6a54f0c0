import { answersOf, isList, type ExportPart, type ExportSource } from './export-answers';

/** A part's answer as JSON; a list as one array, written page by page. */
export async function* jsonFile(source: ExportSource, part: ExportPart): AsyncGenerator<string> {
  if (isList(part)) yield '[';
  let before = '';
  for await (const answers of answersOf(source, part))
    for (const answer of answers) {
      yield before + JSON.stringify(answer, null, 2);
      before = ',\n';
    }
  yield isList(part) ? ']\n' : '\n';
}
