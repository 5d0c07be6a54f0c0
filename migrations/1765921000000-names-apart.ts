import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A large write would be one write set of a cluster. */
const BATCH = 5_000;

const CHANGES = ['UPDATE', 'DELETE'];

/** What is left of a JSON column when the text that may name someone is out of it. */
const PARAMETERS = (row: string) => `NULLIF(JSON_REMOVE(${row}parameters, '$.company'), '{}')`;
const FILTER = (row: string) =>
  `IF(JSON_EXISTS(${row}filter, '$.search'), JSON_SET(${row}filter, '$.search', '…'), ${row}filter)`;

const TEXT_COLUMNS = 'activity_id, company_id, details, comment, search, snapshot';
const SEARCH = (row: string) => `NULLIF(JSON_VALUE(${row}filter, '$.search'), '…')`;
const TEXTS = (row: string) =>
  `${row}id, ${row}company_id, NULLIF(${row}details, ''), ${row}comment, LEFT(${SEARCH(row)}, 1000), ${row}snapshot`;
const HAS_TEXTS = (row: string) =>
  `${row}comment IS NOT NULL OR ${row}snapshot IS NOT NULL OR ${row}details <> '' OR ${SEARCH(row)} IS NOT NULL`;

/**
 * The audit trail's rows are never changed, so they hold ids and no names: a company's name is joined when it is read, and
 * what administrators wrote and the profiles that they decided on are in `activity_texts`, from which an erasure removes
 * them. A trigger moves them at the insert, so that no writer can forget it, an older server's neither.
 */
export class NamesApart1765921000000 implements MigrationInterface {
  name = 'NamesApart1765921000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE activity_texts (
        activity_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
        details varchar(300) NULL,
        comment varchar(1000) NULL,
        search varchar(1000) NULL,
        snapshot json NULL,
        PRIMARY KEY (activity_id),
        INDEX ix_activity_texts_company (company_id)
      ) ENGINE=InnoDB`,
    );
    await queryRunner.query(
      `CREATE TRIGGER activity_texts_no_update BEFORE UPDATE ON activity_texts FOR EACH ROW ` +
        "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'activity_texts may be removed, not changed'",
    );
    await queryRunner.query(
      `CREATE TRIGGER admin_activities_names_apart BEFORE INSERT ON admin_activities FOR EACH ROW BEGIN
         IF ${HAS_TEXTS('NEW.')} THEN
           INSERT INTO activity_texts (${TEXT_COLUMNS}) VALUES (${TEXTS('NEW.')});
         END IF;
         SET NEW.comment = NULL, NEW.snapshot = NULL, NEW.details = '',
             NEW.parameters = ${PARAMETERS('NEW.')}, NEW.filter = ${FILTER('NEW.')};
       END`,
    );
    for (const change of CHANGES)
      await queryRunner.query(`DROP TRIGGER IF EXISTS admin_activities_no_${change.toLowerCase()}`);
    let changed: number;
    do {
      await queryRunner.query(
        `INSERT IGNORE INTO activity_texts (${TEXT_COLUMNS}) SELECT ${TEXTS('')} FROM admin_activities WHERE ${HAS_TEXTS('')} LIMIT ${BATCH}`,
      );
      const result = (await queryRunner.query(
        `UPDATE admin_activities SET comment = NULL, snapshot = NULL, details = '', parameters = ${PARAMETERS('')}, filter = ${FILTER('')}
         WHERE id IN (SELECT activity_id FROM activity_texts) AND (${HAS_TEXTS('')}) OR COALESCE(JSON_EXISTS(parameters, '$.company'), 0) LIMIT ${BATCH}`,
      )) as { affectedRows: number };
      changed = result.affectedRows;
    } while (changed > 0);
    for (const change of CHANGES) {
      await queryRunner.query(
        `CREATE TRIGGER admin_activities_no_${change.toLowerCase()} BEFORE ${change} ON admin_activities FOR EACH ROW ` +
          "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'admin_activities is append-only'",
      );
    }
  }

  /** As it was, but with the companies' present names. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER admin_activities_names_apart');
    await queryRunner.query('DROP TRIGGER admin_activities_no_update');
    await queryRunner.query(
      "UPDATE admin_activities y JOIN activity_texts t ON t.activity_id = y.id SET y.comment = t.comment, y.snapshot = t.snapshot, y.details = COALESCE(t.details, y.details), y.filter = IF(t.search IS NULL, y.filter, JSON_SET(y.filter, '$.search', t.search))",
    );
    await queryRunner.query(
      `UPDATE admin_activities y JOIN companies c ON c.id = y.company_id SET y.parameters = JSON_OBJECT('company', c.company_name)
       WHERE y.action IN ('VERIFY', 'REJECT', 'REVOKE') AND y.details = ''`,
    );
    await queryRunner.query(
      'CREATE TRIGGER admin_activities_no_update BEFORE UPDATE ON admin_activities FOR EACH ROW ' +
        "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'admin_activities is append-only'",
    );
    await queryRunner.query('DROP TABLE activity_texts');
  }
}
