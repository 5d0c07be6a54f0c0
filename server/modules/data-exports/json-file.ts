import type { ExportDocument } from './documents';
import { pagesOf, type AskDocument } from './exported-pages';

/** A document's result as JSON; a list as one array, written page by page. */
export async function* jsonFile(ask: AskDocument, document: ExportDocument): AsyncGenerator<string> {
  if (document.isList) yield '[';
  let before = '';
  for await (const answers of pagesOf(ask, document))
    for (const answer of answers) {
      yield before + JSON.stringify(answer, null, 2);
      before = ',\n';
    }
  yield document.isList ? ']\n' : '\n';
}
