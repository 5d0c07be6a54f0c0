import { unzipSync } from 'fflate';
import type { Asker } from './actors';
import { eventually } from '../races/eventually';
import { graphql } from '../graphql';
import type { TestServer } from '../server/test-server';
import { makeDataExports } from '../../server/modules/data-exports/make-data-exports.task';

graphql(`fragment ExportSeen on DataExport { id state progress requestedAt expiresAt byteSize url }`);
const REQUEST = graphql(
  `mutation RequestExport { requestDataExport { dataExport { ...ExportSeen } errors { ...Refusal } } }`,
);
const EXPORT = graphql(`query ExportState { myDataExport { ...ExportSeen } }`);

export async function requestExport({ client }: Asker) {
  return (await client.ask(REQUEST)).requestDataExport;
}

export async function exportSeenBy({ client }: Asker) {
  return (await client.ask(EXPORT)).myDataExport;
}

/** The path of the file, made now or by the server's background a moment ago. */
export async function readyExport(server: TestServer, person: Asker): Promise<string> {
  const { errors } = await requestExport(person);
  expect(errors).toEqual([]);
  await makeDataExports(server.services);
  const ready = await eventually(
    () => exportSeenBy(person),
    (seen) => seen?.state === 'READY',
  );
  return ready?.url ?? '';
}

export class UnpackedExport {
  constructor(readonly files: Readonly<Record<string, Uint8Array>>) {}

  get names(): string[] {
    return Object.keys(this.files);
  }

  text(name: string): string {
    return Buffer.from(this.files[name] ?? []).toString();
  }

  json(name: string): unknown {
    return JSON.parse(this.text(`data/${name}.json`));
  }

  /** Everything in it, for looking for what must not be there. */
  get everything(): string {
    return this.names.map((name) => `${name}\n${this.text(name)}`).join('\n');
  }
}

export async function unpacked({ client }: Asker, url: string): Promise<UnpackedExport> {
  const response = await client.fetch(url);
  expect(response.status).toBe(200);
  return new UnpackedExport(unzipSync(new Uint8Array(await response.arrayBuffer())));
}

export async function exportOf(server: TestServer, person: Asker): Promise<UnpackedExport> {
  return unpacked(person, await readyExport(server, person));
}
