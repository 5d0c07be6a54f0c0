import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Acceptances that ended in a conflict: which company, when, and how often within an hour. */
export class AcceptanceConflicts1765300000000 implements MigrationInterface {
  name = 'AcceptanceConflicts1765300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE acceptance_conflicts (
        id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        application_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at datetime(3) NOT NULL,
        PRIMARY KEY (id),
        INDEX ix_acceptance_conflicts_company (company_id, created_at),
        INDEX ix_acceptance_conflicts_application (application_id),
        CONSTRAINT fk_acceptance_conflicts_application FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE acceptance_conflicts');
  }
}
