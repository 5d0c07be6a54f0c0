import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { placeName } from '../../text/places/place-of';
import { Role } from '../../../domain/roles';
import { SavedSearchCadence } from '../../../domain/saved-searches';
import { saveSearchSchema } from '../../../domain/saved-searches.schema';
import { asSeeker } from '../../actor';
import { read } from '../../db/read';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { deleteSavedSearch } from './commands/delete-saved-search';
import { saveSearch } from './commands/save-search';
import { setCadence } from './commands/set-cadence';
import { SavedSearch } from './saved-search.entity';
import { SavedSearchFilter, SavedSearchPayload, SavedSearchType, SaveSearchInput } from './saved-search.types';
import { filterOf } from '../job-search';

/** The searches that a seeker keeps. Companies learn nothing of them. */
@Authorized(Role.USER)
@Resolver()
export class SavedSearchResolver {
  @Query(() => [SavedSearchType], { description: 'The own saved searches, newest first; at most 10.' })
  savedSearches(@Ctx() context: RequestContext): Promise<SavedSearchType[]> {
    const { seekerId } = asSeeker(actorOf(context));
    return read(context.services.dataSource, (manager) =>
      manager.find(SavedSearch, { where: { seekerId }, order: { createdAt: 'DESC', id: 'DESC' } }),
    );
  }

  @RefusesWith('SAVED_SEARCH_EMPTY', 'OPTION_INVALID', 'TOO_MANY_SAVED_SEARCHES', 'SAVED_SEARCH_NAME_TAKEN')
  @Mutation(() => SavedSearchPayload, {
    description: 'Keeps a search, to be mailed what is new.',
  })
  async saveSearch(
    @Ctx() context: RequestContext,
    @Arg('input', () => SaveSearchInput, { description: 'The search.' }) input: SaveSearchInput,
  ): Promise<SavedSearchPayload> {
    const actor = asSeeker(actorOf(context));
    const search = { ...parse(saveSearchSchema, input), filter: filterOf(input.filter) };
    return done({ savedSearch: await saveSearch(context.services, actor, search) });
  }

  @RefusesWith('SAVED_SEARCH_NOT_FOUND')
  @Mutation(() => SavedSearchPayload, {
    description: 'Changes how often a saved search is mailed about, or turns its mails off and on.',
  })
  async setSavedSearchCadence(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the saved search.' }) id: string,
    @Arg('cadence', () => SavedSearchCadence, { description: 'How often, at most.' }) cadence: SavedSearchCadence,
  ): Promise<SavedSearchPayload> {
    const actor = asSeeker(actorOf(context));
    return done({ savedSearch: await setCadence(context.services, actor, { id, cadence }) });
  }

  @RefusesWith('SAVED_SEARCH_NOT_FOUND')
  @Mutation(() => SavedSearchPayload, {
    description: 'Deletes a saved search; a second time changes nothing.',
  })
  async deleteSavedSearch(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the saved search.' }) id: string,
  ): Promise<SavedSearchPayload> {
    await deleteSavedSearch(context.services, asSeeker(actorOf(context)), id);
    return done({ savedSearch: null });
  }
}

@Resolver(() => SavedSearchFilter)
export class SavedSearchFilterResolver {
  @FieldResolver(() => String, { nullable: true, description: "The place's name in the language of the request." })
  placeName(@Root() { placeId }: SavedSearchFilter, @Ctx() { session }: RequestContext): string | null {
    return placeId === null ? null : (placeName(placeId, session.language) ?? null);
  }
}
