import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';

/**
 * What companies and seekers were called before, so that the audit trail can name them as they were called on its day.
 * What the profiles say that were stored with decisions is taken over: such a name counts up to that decision.
 */
export class FormerNames1766050000000 implements MigrationInterface {
  name = 'FormerNames1766050000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE former_names (
        subject_id ${ID} NOT NULL,
        id ${ID} NOT NULL,
        name varchar(160) NOT NULL,
        PRIMARY KEY (subject_id, id)
      ) ENGINE=InnoDB`,
    );
    await queryRunner.query(
      `INSERT INTO former_names (subject_id, id, name)
       SELECT decided.company_id, decided.activity_id, decided.name
       FROM (SELECT t.company_id, t.activity_id, JSON_VALUE(t.snapshot, '$.companyName') AS name,
                    LEAD(JSON_VALUE(t.snapshot, '$.companyName')) OVER (PARTITION BY t.company_id ORDER BY t.activity_id) AS later
             FROM activity_texts t WHERE t.company_id IS NOT NULL AND t.snapshot IS NOT NULL) decided
       JOIN companies c ON c.id = decided.company_id
       WHERE decided.name IS NOT NULL AND NOT decided.name <=> COALESCE(decided.later, c.company_name)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE former_names');
  }
}
