import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who has looked at a seeker's details. No foreign keys: the first look of a day would lock the rows of application,
 * seeker and account, which commands write.
 */
export class RevealReceipts1765900000000 implements MigrationInterface {
  name = 'RevealReceipts1765900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE reveal_receipts (
        id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        subject_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        seeker_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
        account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        details smallint UNSIGNED NOT NULL,
        day date NOT NULL,
        first_at datetime(3) NOT NULL,
        last_at datetime(3) NOT NULL,
        times int UNSIGNED NOT NULL,
        PRIMARY KEY (id),
        UNIQUE INDEX uq_reveal_receipts_day (subject_id, account_id, kind, day),
        INDEX ix_reveal_receipts_seeker (seeker_id, id)
      ) ENGINE=InnoDB`,
    );
    // Who was accepted before could be looked at without a receipt: said once, so that "never shown" stays true. 127 is every detail.
    await queryRunner.query(
      `INSERT INTO reveal_receipts (id, subject_id, seeker_id, company_id, account_id, kind, details, day, first_at, last_at, times)
       SELECT a.id, a.id, a.seeker_id, a.company_id, c.account_id, 'UNRECORDED', 127, DATE(UTC_TIMESTAMP(3) + INTERVAL 7 HOUR),
              COALESCE(a.decided_at, a.updated_at), UTC_TIMESTAMP(3), 0
       FROM applications a JOIN companies c ON c.id = a.company_id WHERE a.status = 'ACCEPTED'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE reveal_receipts');
  }
}
