/** @runs-alone: it sets the file store of every server, and loads other test files. */
import { s3 } from '../../../testkit/outside/files-in-s3';
import './files.test';
import './upload.test';

it('kept the bytes of these tests in the bucket', () => {
  expect(s3.objects.size).toBeGreaterThan(0);
});
