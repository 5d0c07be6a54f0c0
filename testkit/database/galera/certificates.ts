import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartUpError } from '../../../scripts/start-up-error';

export interface Certificates {
  /** Of the authority that signed the certificate. */
  authority: string;
  certificate: string;
  key: string;
}

/** The host that the certificate is for: where HAProxy is, which passes on what it cannot read. */
export const CERTIFIED_HOST = 'localhost';

/** An authority of the cluster's own, and a certificate for all of its nodes. Throws StartUpError. */
export function makeCertificates(folder: string): Certificates {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = (name: string): string => path.join(folder, name);
  const openssl = (...words: string[]): void => {
    const { status, stderr, error } = spawnSync('openssl', words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new StartUpError(`"openssl ${words.join(' ')}" failed: ${error?.message ?? stderr}`);
  };
  const newKey = (key: string): string[] => ['-newkey', 'rsa:2048', '-noenc', '-keyout', key];
  writeFileSync(file('names'), `subjectAltName=DNS:${CERTIFIED_HOST}\n`);
  openssl('req', '-x509', ...newKey('authority.key'), '-days', '2', '-subj', '/CN=Cluster', '-out', 'authority.pem');
  openssl('req', ...newKey('node.key'), '-subj', '/CN=node', '-out', 'node.csr');
  const signedBy = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial'];
  openssl('x509', '-req', '-in', 'node.csr', ...signedBy, '-days', '2', '-extfile', 'names', '-out', 'node.pem');
  return { authority: file('authority.pem'), certificate: file('node.pem'), key: file('node.key') };
}
