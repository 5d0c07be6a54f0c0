import { createHash, createHmac } from 'node:crypto';

/** Signature Version 4 computed a second time, from what came over the wire and from Amazon's description alone. */

export interface SignedParts {
  method: string;
  /** Path and query exactly as in the request line. */
  target: string;
  /** Names in small letters. */
  headers: Record<string, string | undefined>;
  /** In the order of the Authorization header. */
  signedHeaders: readonly string[];
  region: string;
  secretAccessKey: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export function s3SignatureOf({
  method,
  target,
  headers,
  signedHeaders,
  region,
  secretAccessKey,
}: SignedParts): string {
  const [path = '', query = ''] = target.split('?');
  const headerLines = signedHeaders
    .map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
    .join('');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    headerLines,
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const instant = headers['x-amz-date'] ?? '';
  const day = instant.slice(0, 8);
  const key = ['s3', 'aws4_request'].reduce(
    (parent, part) => hmac(parent, part),
    hmac(hmac(`AWS4${secretAccessKey}`, day), region),
  );
  return hmac(
    key,
    ['AWS4-HMAC-SHA256', instant, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n'),
  ).toString('hex');
}
