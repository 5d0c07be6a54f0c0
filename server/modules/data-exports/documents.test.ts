import { getNamedType, isEnumType, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import { createSchema } from '../../graphql/schema';
import * as english from '../../messages/en';
import { ROOT_ACCESS } from '../../../testkit/checks/root-access-table';
import { ROOTS } from '../../../testkit/checks/schema-roots';
import { COMPANY_TABLE } from '../companies/company.table';
import { SEEKER_TABLE } from '../seekers/seeker.table';
import { EXPORT_DOCUMENTS } from './documents';
import { CODES } from './readable-page';

const schema = createSchema();

test.each(EXPORT_DOCUMENTS)('$name asks for what the schema has', ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

/** What seekers and companies may read and an export does not ask for, and why. */
const LEFT_OUT: Record<string, string> = {
  signInOptions: 'of the site, not of a person',
  mySecondFactor: 'whether it is on is in the account',
  seekerDashboard: 'made of the applications and the profile',
  proposalsToAnswer: 'in the applications, or in the applicants',
  calendarFeed: 'in the records',
  pushSettings: 'in the records, and the choices in the consents',
  outcomesToTell: 'in the applicants',
  ownTrackRecord: 'made of the applicants',
  trackRecordApplications: 'in the applicants',
  companyMembers: 'of colleagues; the own role and name are in the account',
  memberHandover: 'counts of the jobs and interviews',
  ownerNews: 'of the company, while it waits',
  companyReceipts: 'looks of members; the own ones are in what the person did',
  companyWaiting: 'made of the applicants and the jobs',
  companyInsights: 'made of applicants and tokens, and of views without a person',
  insightApplications: 'in the applicants',
  jobs: 'of the market',
  chosenTime: 'of the market',
  verificationSentTo: 'the address is in the account once its link was opened',
  jobFilterCounts: 'of the market',
  jobSuggestions: 'of the market',
  timeZonesOfPlace: 'of the country',
  postingFileProgress: 'gone when the file is posted',
  companyDashboard: 'made of jobs and applicants',
  tokenPackages: 'of the site, not of a person',
  tokenReceipt: 'made of the purchase',
  interviews: 'made of the applications',
  company: 'of others; the own one is the profile',
  job: 'of others, or in the jobs',
  application: 'in the applications, or in the applicants',
  myDataExport: 'the export itself',
  invitation: 'of another company; read by its link alone',
  companyInvitations: 'addresses of others, gone a month after their time',
  myErasure: 'while one waits, the page says so',
  companyGoesAlong: 'what the page of the erasure says',
};

test('every root that a seeker or a company may read is in the export, or is left out for a reason', () => {
  const exported = EXPORT_DOCUMENTS.map(({ query }) => /\{\s*(\w+)/.exec(query)?.[1]);
  const readable = ROOTS.filter(({ operation, name }) => {
    const callers = ROOT_ACCESS[name] ?? [];
    return operation === 'query' && (callers.includes('seeker') || callers.includes('owner'));
  }).map(({ name }) => name);
  expect(readable.filter((name) => !exported.includes(name) && !(name in LEFT_OUT))).toEqual([]);
});

/** Enums whose words the page takes from the options of forms, or from the labels of the fields that they name. */
const OPTIONS = new Set(['EmploymentType', 'LocationType', 'JobPart']);

test('every field of the export has a label, and every code a word', () => {
  const [fields, codes, fieldsOfCodes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const types = new TypeInfo(schema);
  for (const { query } of EXPORT_DOCUMENTS)
    visit(
      parse(query),
      visitWithTypeInfo(types, {
        Field({ name }) {
          const type = getNamedType(types.getType());
          if (types.getParentType() !== schema.getQueryType()) fields.add(name.value);
          if (!isEnumType(type) || OPTIONS.has(type.name)) return;
          fieldsOfCodes.add(name.value);
          type.getValues().forEach((value) => codes.add(value.name));
        },
      }),
    );
  // Corrections of a profile name its files by their kind.
  for (const column of [...Object.keys(SEEKER_TABLE), ...Object.keys(COMPANY_TABLE)])
    if (column.endsWith('_file_id')) fields.add(column.replace('_file_id', ''));
  const isShown = (name: string): boolean => !/^id$|Id$|Url$|^items$|^pageCount$|^endCursor$/.test(name);
  expect([...fields].filter(isShown).toSorted()).toEqual(Object.keys(english.dataExport.fields).toSorted());
  expect([...fieldsOfCodes].toSorted()).toEqual([...CODES].toSorted());
  expect([...codes].toSorted()).toEqual(Object.keys(english.dataExport.codes).toSorted());
});
