import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../server/graphql/schema';

const FILE = 'schema.graphql';

function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(createSchema()))}\n`;
}

/** Writes schema.graphql from the code. A correct file stays untouched, so that file watchers do not react. */
export function writeSchema(): void {
  const printed = printedSchema();
  if (readFileSync(FILE, 'utf8') !== printed) writeFileSync(FILE, printed);
}

/** Without an option it writes; with --check it only compares, and ends with code 1 when they differ. */
if (require.main === module) {
  if (!process.argv.includes('--check')) {
    writeSchema();
  } else if (readFileSync(FILE, 'utf8') !== printedSchema()) {
    process.stderr.write('schema.graphql is not what the code says; run: npm run schema\n');
    process.exitCode = 1;
  }
}
