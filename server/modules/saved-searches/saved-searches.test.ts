import { NO_JOB_FILTER } from '../../../domain/job-filter';
import { aSeeker, type TestSeeker } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { graphql } from '../../../testkit/graphql';
import { aSavedSearch, savedSearchesOf, saveSearch } from '../../../testkit/market/saved-searches';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const DELETE = graphql(`mutation DeleteSavedSearch($id: ID!) { deleteSavedSearch(id: $id) { errors { ...Refusal } } }`);
const SET_CADENCE = graphql(`mutation SetCadence($id: ID!, $cadence: SavedSearchCadence!) {
  setSavedSearchCadence(id: $id, cadence: $cadence) { savedSearch { id cadence } errors { ...Refusal } }
}`);
const NO_FILTER = { ...NO_JOB_FILTER, placeName: null };

let seeker: TestSeeker;

beforeEach(async () => {
  seeker = await aSeeker(server);
});

const namesOf = async (person: TestSeeker) => (await savedSearchesOf(person)).map(({ name }) => name);
const deleted = async (person: TestSeeker, id: string) =>
  (await person.client.ask(DELETE, { id })).deleteSavedSearch.errors.map(({ code }) => code);

describe('saved searches', () => {
  it('are listed to their owner alone, newest first, with their filter', async () => {
    await aSavedSearch(seeker, { name: '  Sopir  ', search: ' Sopir ' });
    server.clock.advance(1000);
    const filter = {
      employmentType: 'FULL_TIME',
      placeId: 'jawa-barat',
      salaryFrom: 5_000_000,
      interviewType: 'ONLINE',
      freeWithinDays: 7,
      postedWithinDays: 14,
    } as const;
    await aSavedSearch(seeker, { name: 'Selatan', search: null, filter, cadence: 'WEEKLY' });
    seeker.client.setCookie('language=id');

    expect(await savedSearchesOf(seeker)).toMatchObject([
      { name: 'Selatan', search: '', cadence: 'WEEKLY', filter: { ...filter, placeName: 'Jawa Barat' } },
      { name: 'Sopir', search: 'Sopir', cadence: 'DAILY', filter: NO_FILTER, createdAt: '2026-11-23T02:00:00.000Z' },
    ]);
    expect(await savedSearchesOf(await aSeeker(server))).toEqual([]);
  });

  it('cost the same statements however many there are', async () => {
    const statements = () => server.statementsOf(() => savedSearchesOf(seeker));
    await aSavedSearch(seeker);
    const few = await statements();
    for (let number = 2; number <= 10; number += 1) await aSavedSearch(seeker, { name: `Sopir ${number}` });
    expect(await statements()).toEqual(few);
  });

  it.each([
    ['no name', { name: ' ' }, 'SAVED_SEARCH_NAME_REQUIRED', ['name']],
    ['a name too long', { name: 'x'.repeat(61) }, 'TEXT_TOO_LONG', ['name']],
    ['nothing to search for', { search: ' ', filter: {} }, 'SAVED_SEARCH_EMPTY', null],
    ['a place that is not there', { filter: { placeId: 'atlantis' } }, 'OPTION_INVALID', ['filter', 'placeId']],
  ])('are refused with %s', async (_case, options, code, field) => {
    expect(await saveSearch(seeker, options)).toMatchObject({ savedSearch: null, errors: [{ code, field }] });
    expect(await namesOf(seeker)).toEqual([]);
  });

  it('have names of their own, whatever their case, for one person', async () => {
    await aSavedSearch(seeker, { name: 'Sopir 🚗' });
    expect((await saveSearch(seeker, { name: 'SOPIR 🚗' })).errors).toMatchObject([
      { code: 'SAVED_SEARCH_NAME_TAKEN', field: ['name'] },
    ]);
    await aSavedSearch(seeker, { name: 'Sopir 🚚' });
    await aSavedSearch(await aSeeker(server), { name: 'Sopir 🚗' });
  });

  it('are at most ten, with unique names, even when saved at the same moment', async () => {
    const answers = await atOnce(30, (index) => saveSearch(seeker, { name: `Sopir ${index}` }));

    expect(await namesOf(seeker)).toHaveLength(10);
    const refused = answers.filter(({ savedSearch }) => !savedSearch);
    expect(refused.map(({ errors }) => errors[0]?.code)).toEqual(refused.map(() => 'TOO_MANY_SAVED_SEARCHES'));

    const other = await aSeeker(server);
    const same = await atOnce(10, () => saveSearch(other));
    expect(same.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(
      Array.from({ length: 9 }, () => 'SAVED_SEARCH_NAME_TAKEN'),
    );
    expect(await namesOf(other)).toEqual(['Sopir']);
  });

  it('are deleted once, by their owner alone', async () => {
    const id = await aSavedSearch(seeker);
    expect(await deleted(await aSeeker(server), id)).toEqual(['SAVED_SEARCH_NOT_FOUND']);
    expect(await namesOf(seeker)).toEqual(['Sopir']);

    expect((await atOnce(5, () => deleted(seeker, id))).flat()).toEqual(
      Array.from({ length: 4 }, () => 'SAVED_SEARCH_NOT_FOUND'),
    );
    expect(await namesOf(seeker)).toEqual([]);
  });

  it('are turned off and on by their owner alone', async () => {
    const id = await aSavedSearch(seeker);
    const foreign = await (await aSeeker(server)).client.ask(SET_CADENCE, { id, cadence: 'OFF' });
    expect(foreign.setSavedSearchCadence.errors).toMatchObject([{ code: 'SAVED_SEARCH_NOT_FOUND' }]);
    for (const cadence of ['OFF', 'OFF', 'WEEKLY'] as const) {
      const { setSavedSearchCadence } = await seeker.client.ask(SET_CADENCE, { id, cadence });
      expect(setSavedSearchCadence).toEqual({ savedSearch: { id, cadence }, errors: [] });
      expect(await savedSearchesOf(seeker)).toMatchObject([{ id, cadence }]);
    }
  });
});
