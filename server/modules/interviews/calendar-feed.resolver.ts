import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Role } from '../../../domain/roles';
import type { Actor } from '../../actor';
import { read } from '../../db/read';
import { write } from '../../db/write';
import { actorOf, type RequestContext } from '../../graphql/context';
import { RefusesWith, done } from '../../graphql/payload';
import { CalendarFeed, removeFeeds, renewFeedSecret } from '../accounts';
import { CalendarFeedPayload, CalendarFeedType } from './calendar-feed.types';

/** The path of a feed's address, before its secret. */
export const FEED_PATH = '/calendar';

@Authorized(Role.USER, Role.COMPANY)
@Resolver()
export class CalendarFeedResolver {
  @Query(() => CalendarFeedType, {
    nullable: true,
    description: 'The calendar feed of the active role, if there is one.',
  })
  calendarFeed(@Ctx() context: RequestContext): Promise<CalendarFeedType | null> {
    const owner = ownerOf(actorOf(context));
    return read(context.services.dataSource, (manager) => manager.getRepository(CalendarFeed).findOneBy(owner));
  }

  @RefusesWith()
  @Mutation(() => CalendarFeedPayload, {
    description: 'Makes a secret address for the calendar of the active role. One from before stops working.',
  })
  async renewCalendarFeed(@Ctx() context: RequestContext): Promise<CalendarFeedPayload> {
    const { dataSource, clock, env } = context.services;
    const feed = { ...ownerOf(actorOf(context)), createdAt: clock.now() };
    const secret = await write(dataSource, (manager) => renewFeedSecret(manager, feed));
    return done({ feed, address: `${env.APP_URL}${FEED_PATH}/${secret}.ics` });
  }

  @RefusesWith()
  @Mutation(() => CalendarFeedPayload, {
    description: 'Ends the address for the calendar of the active role. Safe to repeat.',
  })
  async revokeCalendarFeed(@Ctx() context: RequestContext): Promise<CalendarFeedPayload> {
    const { accountId, role } = ownerOf(actorOf(context));
    await write(context.services.dataSource, (manager) => removeFeeds(manager, accountId, role));
    return done({ feed: null });
  }
}

function ownerOf({ accountId, activeRole }: Actor): Pick<CalendarFeed, 'accountId' | 'role'> {
  return { accountId, role: activeRole === 'COMPANY' ? 'COMPANY' : 'USER' };
}
