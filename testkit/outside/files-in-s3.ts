import { S3Server } from './s3-server';
import { setForEveryServer } from '../server/test-server';

/** Imported before other tests, it makes their servers keep files in a bucket. */
export const s3 = new S3Server();

beforeAll(async () => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = await s3.listen();
  setForEveryServer({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
});
// The servers stop after this: what they still do in the background meets a service that is gone.
afterAll(() => s3.close());
