import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Role } from '../../../domain/roles';
import { CodeColumn, FlagColumn, ForeignId, WithId, InstantColumn } from '../../db/columns';
import { Account } from '../accounts/account.entity';
import { Session } from '../accounts/session.entity';

/** A browser that shows notifications to one role of an account, until its session ends. */
@Entity('push_subscriptions')
@Unique('uq_push_subscriptions_endpoint', ['endpointHash'])
@Unique('uq_push_subscriptions_session', ['sessionHash'])
@Index('ix_push_subscriptions_account', ['accountId', 'role', 'lastUsedAt'])
@Index('ix_push_subscriptions_used', ['lastUsedAt'])
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'fk_push_subscriptions_account', onDelete: 'CASCADE' })
@ForeignKey(() => Session, ['sessionHash'], ['idHash'], { name: 'fk_push_subscriptions_session', onDelete: 'CASCADE' })
export class PushSubscription extends WithId {
  @ForeignId()
  accountId!: string;

  @CodeColumn(10)
  role!: Exclude<Role, 'ADMIN'>;

  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  sessionHash!: string;

  /** Who knows this address of the push service can send to the browser, so it never leaves the server but to there. */
  @CodeColumn(1000)
  endpoint!: string;

  /** Its SHA-256, by which it is found. */
  @CodeColumn(64)
  endpointHash!: string;

  /** The browser's public key, and the secret that it shares with this server (RFC 8291). */
  @CodeColumn(100)
  p256dh!: string;

  @CodeColumn(100)
  auth!: string;

  /** IANA's name of the zone that the browser was in. */
  @CodeColumn(50)
  zone!: string;

  /** Job, company and time are shown where others may see them. */
  @FlagColumn()
  showsDetails!: boolean;

  @Column({ type: 'boolean', default: true })
  isQuietAtNight!: boolean;

  @InstantColumn()
  createdAt!: Date;

  /** When the signed-in browser last sent it. */
  @InstantColumn()
  lastUsedAt!: Date;
}
