import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../server/graphql/schema';

/** Writes schema.graphql from the code; with --check it only compares, and ends with code 1 when they differ. */
const FILE = 'schema.graphql';

const printed = `${printSchema(lexicographicSortSchema(createSchema()))}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, printed);
} else if (readFileSync(FILE, 'utf8') !== printed) {
  process.stderr.write('schema.graphql is not what the code says; run: npm run schema\n');
  process.exitCode = 1;
}
