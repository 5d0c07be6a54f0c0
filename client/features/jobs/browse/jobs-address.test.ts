import { NO_JOB_FILTER } from '../../../../domain/job-filter';
import { BARE_ADDRESS, jobsAddressOf, jobsParameters, type JobsAddress } from './jobs-address';

const read = (query: string) => jobsAddressOf(new URLSearchParams(query));
const written = (over: Partial<JobsAddress>) => jobsParameters({ ...BARE_ADDRESS, ...over }).toString();

const EVERYTHING =
  'search=sopir+truk&type=full-time&place=jakarta-selatan&salary=5000000&interview=online&free=7&posted=14&page=2';

describe('the address of the job list', () => {
  it('says everything in words that can be read', () => {
    expect(read(EVERYTHING)).toEqual({
      search: 'sopir truk',
      filter: {
        employmentType: 'FULL_TIME',
        placeId: 'jakarta-selatan',
        salaryFrom: 5_000_000,
        interviewType: 'ONLINE',
        freeWithinDays: 7,
        postedWithinDays: 14,
      },
      page: 2,
    });
    expect(jobsParameters(read(EVERYTHING)).toString()).toBe(EVERYTHING);
  });

  it.each([
    '?page=-1',
    '?page=x&type=nap',
    '?page=999999',
    '?salary=1&interview=moon&free=8&posted=2',
    '?salary=5.000.000&free=seven',
    '?place=%3Cscript%3E',
    '?place=',
  ])('%s is ignored', (query) => {
    expect(read(query)).toEqual(BARE_ADDRESS);
  });

  it('cleans the search', () => {
    expect(read('?type=freelance&search=%20a%20')).toEqual({
      ...BARE_ADDRESS,
      search: 'a',
      filter: { ...NO_JOB_FILTER, employmentType: 'FREELANCE' },
    });
  });

  it('leaves out default values', () => {
    expect(written({})).toBe('');
    expect(written({ search: 'a b', page: 2 })).toBe('search=a+b&page=2');
  });
});
