import { conditionsOf, countChoices, freeAfter, type ChoiceCounts, type FilterKind } from './job-conditions';
import type { JobFilter } from '../../../domain/job-filter';
import type { Language } from '../../../domain/language';
import { placeChain, placeName, placesWithin, provinceOf } from '../../text/places/place-of';
import type { RequestContext } from '../../graphql/context';
import { filterUnder } from './search-jobs';
import { readFacts, readOwnFacts } from './filter-choices.sql';
import type { FilterChoice, JobFilterCounts, PlaceChoice } from './job-filter.types';
import type { SearchPlan } from './search-plan';

/** What each choice would leave of the list: counted for all seekers once in a few seconds, less the seeker's own. */
export async function countFilterChoices(
  { services, actor, session }: RequestContext,
  { plan, filter }: { plan: SearchPlan; filter: JobFilter },
): Promise<JobFilterCounts> {
  const { dataSource, clock, jobSearch, filterChoices } = services;
  const { match } = plan;
  const conditions = conditionsOf(filterUnder(plan, filter), clock.now(), placesWithin);
  const from = freeAfter(clock.now());
  const [all, ownFacts] = await Promise.all([
    filterChoices.read({ match, conditions }, clock.now(), async () => {
      const counts = await jobSearch?.countChoices({ match, conditions }, from);
      return counts ?? countChoices(await readFacts(dataSource, { match, conditions }), conditions, from);
    }),
    readOwnFacts(dataSource, { match, conditions, seekerId: actor?.seekerId ?? '' }),
  ]);
  const own = countChoices(ownFacts, conditions, from);
  const choices = (kind: FilterKind): FilterChoice[] => less(all[kind], own[kind]);
  return {
    employmentTypes: choices('employmentType'),
    places: placesOf(choices('place'), { chosen: filter.placeId, language: session.language }),
    salaries: choices('salary'),
    interviewTypes: choices('interviewType'),
    freeWithin: choices('free'),
    postedWithin: choices('posted'),
  };
}

function less(all: ChoiceCounts[FilterKind], own: ChoiceCounts[FilterKind]): FilterChoice[] {
  return Object.entries(all)
    .map(([value, jobs]) => ({ value, jobs: jobs - (own[value] ?? 0) }))
    .filter(({ jobs }) => jobs > 0);
}

/** A job counts in its place and in all that contain it. The chosen place is there even without jobs, for its name. */
function placesOf(
  narrowest: readonly FilterChoice[],
  { chosen, language }: { chosen: string | null; language: Language },
): PlaceChoice[] {
  const totals = new Map<string, number>(
    placeChain(chosen ?? '')
      .slice(0, 1)
      .map((id) => [id, 0]),
  );
  for (const { value, jobs } of narrowest)
    for (const id of placeChain(value)) totals.set(id, (totals.get(id) ?? 0) + jobs);
  return [...totals]
    .map(([id, jobs]) => ({ id, name: placeName(id, language) ?? id, provinceId: provinceOf(id), jobs }))
    .toSorted((one, other) => other.jobs - one.jobs || (one.name < other.name ? -1 : 1));
}
