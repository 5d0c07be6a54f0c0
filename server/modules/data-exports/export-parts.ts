import type { Services } from '../../services';
import { EXPORT_DOCUMENTS, type ExportDocument } from './documents';
import type { ExportPart, ExportSource } from './export-answers';
import { nameInZip, ownFiles } from './export-files';
import type { ExportedPerson } from './exported-person';
import { EXPORT_RECORDS, rowsOf } from './export-records.sql';
import { jsonFile } from './json-file';
import { readablePage } from './readable-page';
import type { ZipEntry } from './zip';

export interface ExportParts {
  count: number;
  entries: AsyncGenerator<ZipEntry>;
}

/** What a person's export consists of: a page to read, a JSON file for each part of their roles, and their files. */
export async function partsOf(services: Services, person: ExportedPerson): Promise<ExportParts> {
  const parts: ExportPart[] = [...EXPORT_DOCUMENTS, ...EXPORT_RECORDS].filter(
    ({ role }) => role === null || person.roles.includes(role),
  );
  const files = await ownFiles(services, person.accountId);
  const source: ExportSource = {
    ask: askerFor(services, person),
    rowsOf: (record) => rowsOf(services.dataSource, record, { ...person, now: services.clock.now() }),
  };
  async function* entries(): AsyncGenerator<ZipEntry> {
    const fileNames = files.map(nameInZip);
    const now = services.clock.now();
    yield { name: 'index.html', content: readablePage({ source, parts, fileNames, now, language: person.language }) };
    for (const part of parts) yield { name: `data/${part.name}.json`, content: jsonFile(source, part) };
    for (const [index, file] of files.entries()) {
      const content = await services.files.read(file.storageKey);
      // Its row says that the bytes are there; without them the rest is still worth having.
      if (content) yield { name: nameInZip(file, index), content, isStored: true };
      else services.logger.error({ fileId: file.id }, 'a file is missing in the file store, and in an export');
    }
  }
  return { count: 1 + parts.length + files.length, entries: entries() };
}

function askerFor({ ownQueries }: Services, person: ExportedPerson): ExportSource['ask'] {
  const { language, roles, actorAs } = person;
  return ({ query, role }: ExportDocument, variables) => {
    const asRole = role ?? roles[0];
    if (!asRole) throw new Error('An account without a role has no data to export');
    return ownQueries({ actor: actorAs(asRole), language, query, variables });
  };
}
