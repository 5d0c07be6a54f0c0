import { LazyAgreementNotice } from './LazyAgreementNotice';
import { LazyErasureNotice } from './LazyErasureNotice';

/** What few people have to be told above every page. In one part, because every first page pays for each. */
export function LazyNotices() {
  return (
    <>
      <LazyErasureNotice />
      <LazyAgreementNotice />
    </>
  );
}
