import { IsNull } from 'typeorm';
import { Role } from '../../../domain/roles';
import type { Services } from '../../services';
import { EXPORT_DOCUMENTS, type ExportDocument } from './documents';
import { type AskDocument, pagesOf } from './exported-pages';
import type { ExportedPerson } from './exported-person';
import { readablePage } from './readable-page';
import type { ZipEntry } from './zip';
import { read } from '../../db/read';
import { StoredFile } from '../files/file.entity';

export interface ExportParts {
  count: number;
  entries: AsyncGenerator<ZipEntry>;
}

/** What a person's export consists of: a page to read, a JSON file for each document of their roles, and their files. */
export async function partsOf(services: Services, person: ExportedPerson): Promise<ExportParts> {
  const documents = EXPORT_DOCUMENTS.filter(({ role }) => role === null || person.roles.includes(role));
  const files = await ownFiles(services, person.accountId);
  const ask = askerFor(services, person);
  async function* entries(): AsyncGenerator<ZipEntry> {
    const fileNames = files.map(nameInZip);
    const now = services.clock.now();
    yield { name: 'index.html', content: readablePage({ ask, documents, fileNames, now, language: person.language }) };
    for (const document of documents) yield { name: `data/${document.name}.json`, content: jsonFile(ask, document) };
    for (const [index, file] of files.entries()) {
      const content = await services.files.read(file.storageKey);
      // Its row says that the bytes are there; without them the rest is still worth having.
      if (content) yield { name: nameInZip(file, index), content, isStored: true };
      else services.logger.error({ fileId: file.id }, 'a file is missing in the file store, and in an export');
    }
  }
  return { count: 1 + documents.length + files.length, entries: entries() };
}

function askerFor({ ownQueries }: Services, person: ExportedPerson): AskDocument {
  const { language, roles, actorAs } = person;
  return ({ query, role }: ExportDocument, variables) => {
    // A recruiter's own account is read in the only role that they have.
    const asRole = role ?? roles[0] ?? Role.COMPANY;
    return ownQueries({ actor: actorAs(asRole), language, query, variables });
  };
}

/** A document's result as JSON; a list as one array, written page by page. */
async function* jsonFile(ask: AskDocument, document: ExportDocument): AsyncGenerator<string> {
  if (document.isList) yield '[';
  let before = '';
  for await (const answers of pagesOf(ask, document))
    for (const answer of answers) {
      yield before + JSON.stringify(answer, null, 2);
      before = ',\n';
    }
  yield document.isList ? ']\n' : '\n';
}

/** What the account has uploaded: what it shows somewhere, and what no form has handed in yet. */
function ownFiles({ dataSource }: Pick<Services, 'dataSource'>, accountId: string): Promise<StoredFile[]> {
  return read(dataSource, (manager) =>
    manager.find(StoredFile, {
      where: { ownerAccountId: accountId, discardedAt: IsNull() },
      order: { id: 'ASC' },
    }),
  );
}

/** `files/1-user_cv-My CV.pdf`: no name that a person chose leads out of the folder, and no two are the same. */
function nameInZip({ preset, fileName }: StoredFile, index: number): string {
  return `files/${index + 1}-${preset}-${fileName.replace(/[^\p{L}\p{N} .,_-]/gu, '_')}`;
}
