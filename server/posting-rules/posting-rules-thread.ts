import { parentPort } from 'node:worker_threads';
import { flagsAmong } from '../text/posting-flags/alike-postings';
import { readingOf } from '../text/posting-flags/posting-flags';
import type { PostingVerdict, PostingQuestion } from './posting-question';

/** The thread of the rules, so that a text that is long or made to cost delays no other request. */
function answerTo(question: PostingQuestion): PostingVerdict {
  return question.kind === 'read'
    ? readingOf(question.posting)
    : flagsAmong(question.posting, question.earlier, question.now);
}

parentPort?.on('message', (question: PostingQuestion) => parentPort?.postMessage(answerTo(question)));
