import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each change raises the stamp of its job, even when the clock stands still or goes back, so the sum of stamps rises too. */
export class RisingSearchStamps1765630000000 implements MigrationInterface {
  name = 'RisingSearchStamps1765630000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceTrigger(
      queryRunner,
      `BEGIN
         SET NEW.search_changed_at = CURRENT_TIMESTAMP(6);
         IF NEW.search_changed_at <= OLD.search_changed_at
         THEN SET NEW.search_changed_at = OLD.search_changed_at + INTERVAL 1 MICROSECOND;
         END IF;
       END`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceTrigger(queryRunner, 'SET NEW.search_changed_at = CURRENT_TIMESTAMP(6)');
  }
}

async function replaceTrigger(queryRunner: QueryRunner, stamping: string): Promise<void> {
  await queryRunner.query(
    `CREATE OR REPLACE TRIGGER jobs_search_changed BEFORE UPDATE ON jobs FOR EACH ROW
     IF NOT (NEW.is_visible = OLD.is_visible AND NEW.employment_type = OLD.employment_type AND NEW.auto_close_date <=> OLD.auto_close_date
             AND NEW.created_at = OLD.created_at AND NEW.search_text = OLD.search_text)
     THEN ${stamping};
     END IF`,
  );
}
