import { Entity, ForeignKey, Index } from 'typeorm';
import { ForeignId, WithId, InstantColumn } from '../../../db/columns';
import { Application } from '../application.entity';

/**
 * An acceptance that ended in a conflict, which reveals when a masked person is busy. Counted for the hourly limit
 * and kept as a record. No foreign key to the company (see token_balances).
 */
@Entity('acceptance_conflicts')
@Index('ix_acceptance_conflicts_company', ['companyId', 'createdAt'])
@Index('ix_acceptance_conflicts_application', ['applicationId'])
@ForeignKey(() => Application, ['applicationId'], ['id'], { name: 'fk_acceptance_conflicts_application' })
export class AcceptanceConflict extends WithId {
  @ForeignId()
  companyId!: string;

  @ForeignId()
  applicationId!: string;

  @InstantColumn()
  createdAt!: Date;
}
