import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A salary may have one end only. The constraint says so exactly; the earlier one let such rows pass as NULL. */
export class OpenSalaries1765400000000 implements MigrationInterface {
  name = 'OpenSalaries1765400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceCheck(
      queryRunner,
      `(salary_min IS NULL AND salary_max IS NULL AND salary_period IS NULL)
       OR (salary_period IS NOT NULL AND salary_period IN ('MONTHLY', 'HOURLY') AND COALESCE(salary_min, salary_max) IS NOT NULL
           AND COALESCE(salary_min, 0) >= 0 AND COALESCE(salary_min, 0) <= COALESCE(salary_max, salary_min))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'UPDATE jobs SET salary_min = COALESCE(salary_min, salary_max), salary_max = COALESCE(salary_max, salary_min)',
    );
    await replaceCheck(
      queryRunner,
      `(salary_min IS NULL AND salary_max IS NULL AND salary_period IS NULL)
       OR (salary_min >= 0 AND salary_min <= salary_max AND salary_period IN ('MONTHLY', 'HOURLY'))`,
    );
  }
}

function replaceCheck(queryRunner: QueryRunner, condition: string): Promise<unknown> {
  return queryRunner.query(
    `ALTER TABLE jobs DROP CONSTRAINT ck_jobs_salary, ADD CONSTRAINT ck_jobs_salary CHECK (${condition})`,
  );
}
