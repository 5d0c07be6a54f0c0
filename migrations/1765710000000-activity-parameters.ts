import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A large UPDATE would be one write set of a cluster. */
const BATCH = 5_000;

const CHANGES = ['UPDATE', 'DELETE'];

/** Sentences with a name in them: the action, what they look like, and their parameters. */
const NAMING: readonly (readonly [action: string, pattern: string, parameters: string])[] = [
  ['VERIFY', '^Verified .', "JSON_OBJECT('company', SUBSTRING(details, 10))"],
  ['REJECT', '^Rejected .', "JSON_OBJECT('company', SUBSTRING(details, 10))"],
  ['REVOKE', '^Revoked the verification of .', "JSON_OBJECT('company', SUBSTRING(details, 29))"],
  ['DISMISS_CALLBACK', '^Dismissed the report of an unknown payment$', 'NULL'],
  ['DISMISS_CALLBACK', '^Dismissed the report of .', "JSON_OBJECT('reference', SUBSTRING(details, 25))"],
  ...(
    [
      ['TOOK_EFFECT', 'it took effect'],
      ['NOTHING_TO_DO', 'it had its effect before'],
      ['STILL_FLAGGED', 'it still does not fit'],
    ] as const
  ).map(([outcome, words]) => {
    const pattern = `^Replayed the callback of (.+) [(]([^()]+)[)]: ${words}$`;
    const part = (number: number) => `REGEXP_REPLACE(details, '(?-i)${pattern}', '\\\\${number}')`;
    return [
      'REPLAY_CALLBACK',
      pattern,
      `JSON_OBJECT('reference', ${part(1)}, 'status', ${part(2)}, 'outcome', '${outcome}')`,
    ] as const;
  }),
  ['READ_FILE', '^Opened a CV$', "JSON_OBJECT('document', 'user_cv')"],
  ['READ_FILE', '^Opened a portfolio$', "JSON_OBJECT('document', 'user_portfolio')"],
  ['READ_FILE', '^Opened a deed of establishment$', "JSON_OBJECT('document', 'company_deed')"],
];

/** Sentences that the action alone says, or with the number of its subjects. */
const COUNTED = (one: string, more = `${one}s`): string =>
  `IF(JSON_LENGTH(subjects) = 1, 'Listed 1 ${one}', CONCAT('Listed ', JSON_LENGTH(subjects), ' ${more}'))`;
const PLAIN: readonly (readonly [action: string, sentence: string])[] = [
  ['READ_FILE', "'Opened a document'"],
  ['READ_COMPANY', "'Opened the records of a company'"],
  ['READ_COMPANIES', COUNTED('company', 'companies')],
  ['READ_USER', "'Opened a user'"],
  ['READ_USERS', COUNTED('user')],
  ['READ_JOB', "'Opened a job'"],
  ['READ_JOBS', COUNTED('job')],
  ['READ_APPLICATION', "'Opened an application'"],
  ['READ_APPLICATIONS', COUNTED('application')],
  ['READ_TOKEN_TRANSACTIONS', COUNTED('token transaction')],
  ['EXPORT_COMPANIES', "'Exported companies'"],
  ['EXPORT_USERS', "'Exported users'"],
  ['EXPORT_APPLICATIONS', "'Exported applications'"],
  ['EXPORT_TOKEN_TRANSACTIONS', "'Exported token transactions'"],
];

/**
 * The audit trail says what was done by its action and parameters, so that it can be read in either language. A
 * sentence that is not recognised stays as it is. The table's triggers are away meanwhile.
 */
export class ActivityParameters1765710000000 implements MigrationInterface {
  name = 'ActivityParameters1765710000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "ALTER TABLE admin_activities MODIFY details varchar(300) NOT NULL DEFAULT '', ADD COLUMN IF NOT EXISTS parameters json NULL AFTER details",
    );
    await dropTriggers(queryRunner);
    for (const [action, pattern, parameters] of NAMING) {
      await inBatches(
        queryRunner,
        // An assignment sees those to the left of it.
        `UPDATE admin_activities SET parameters = ${parameters}, details = ''
         WHERE action = '${action}' AND parameters IS NULL AND details REGEXP '(?-i)${pattern}'`,
      );
    }
    for (const [action, sentence] of PLAIN) {
      await inBatches(
        queryRunner,
        `UPDATE admin_activities SET details = ''
         WHERE action = '${action}' AND parameters IS NULL AND details <> '' AND BINARY details = ${sentence}`,
      );
    }
    await createTriggers(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const named = (name: string) => `JSON_VALUE(parameters, '$.${name}')`;
    await dropTriggers(queryRunner);
    await inBatches(
      queryRunner,
      `UPDATE admin_activities SET details = CASE
         WHEN action = 'VERIFY' THEN CONCAT('Verified ', ${named('company')})
         WHEN action = 'REJECT' THEN CONCAT('Rejected ', ${named('company')})
         WHEN action = 'REVOKE' THEN CONCAT('Revoked the verification of ', ${named('company')})
         WHEN action = 'DISMISS_CALLBACK' THEN CONCAT('Dismissed the report of ', COALESCE(${named('reference')}, 'an unknown payment'))
         WHEN action = 'REPLAY_CALLBACK' THEN CONCAT('Replayed the callback of ', ${named('reference')}, ' (', ${named('status')}, '): ',
           CASE ${named('outcome')} WHEN 'TOOK_EFFECT' THEN 'it took effect' WHEN 'NOTHING_TO_DO' THEN 'it had its effect before'
             ELSE 'it still does not fit' END)
         WHEN ${named('document')} = 'user_cv' THEN 'Opened a CV'
         WHEN ${named('document')} = 'user_portfolio' THEN 'Opened a portfolio'
         WHEN ${named('document')} = 'company_deed' THEN 'Opened a deed of establishment'
         ${PLAIN.map(([action, sentence]) => `WHEN action = '${action}' THEN ${sentence}`).join('\n         ')}
         ELSE action END
       WHERE details = ''`,
    );
    await createTriggers(queryRunner);
    await queryRunner.query(
      'ALTER TABLE admin_activities MODIFY details varchar(300) NOT NULL, DROP COLUMN parameters',
    );
  }
}

async function dropTriggers(queryRunner: QueryRunner): Promise<void> {
  for (const change of CHANGES) {
    await queryRunner.query(`DROP TRIGGER IF EXISTS admin_activities_no_${change.toLowerCase()}`);
  }
}

/** As the first migration made them. */
async function createTriggers(queryRunner: QueryRunner): Promise<void> {
  for (const change of CHANGES) {
    await queryRunner.query(
      `CREATE TRIGGER admin_activities_no_${change.toLowerCase()} BEFORE ${change} ON admin_activities FOR EACH ROW ` +
        "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'admin_activities is append-only'",
    );
  }
}

async function inBatches(queryRunner: QueryRunner, update: string): Promise<void> {
  let changed: number;
  do {
    const result = (await queryRunner.query(`${update} LIMIT ${BATCH}`)) as { affectedRows: number };
    changed = result.affectedRows;
  } while (changed > 0);
}
