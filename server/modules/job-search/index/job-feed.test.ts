import { selectRows } from '../../../db/statements';
import { useServer } from '../../../../testkit/server/test-server';
import { ALL_COMPANIES, CHANGES_SINCE, JOBS_BY_ID, NOW, SLOTS_OF_JOBS, VISIBLE_JOBS_AFTER } from './job-feed.sql';

const server = useServer();

test('the statements of the thread, which no observer sees there, return the declared rows', async () => {
  const now = new Date();
  const answers = [
    await selectRows(server.dataSource, NOW.columns, NOW.sql),
    await selectRows(server.dataSource, CHANGES_SINCE.columns, CHANGES_SINCE.sql, ['0.000000']),
    await selectRows(server.dataSource, JOBS_BY_ID.columns, JOBS_BY_ID.sql, ['none']),
    await selectRows(server.dataSource, SLOTS_OF_JOBS.columns, SLOTS_OF_JOBS.sql, ['none']),
    await selectRows(server.dataSource, VISIBLE_JOBS_AFTER.columns, VISIBLE_JOBS_AFTER.sql, [now, now, 'none']),
    await selectRows(server.dataSource, ALL_COMPANIES.columns, ALL_COMPANIES.sql),
  ];
  // What was declared otherwise fails when the server of the test stops.
  expect(answers.map(({ length }) => length)).toEqual([1, 0, 0, 0, 0, 1]);
});
