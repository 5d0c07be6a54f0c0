import { csvRecords } from './csv-records';

const MEGABYTE = 1_000_000;

it.each(['\n', 'a\n', ',', '""', 'a', '"a",', '\r\n'])('between two pauses little is read of a file of %j', (piece) => {
  const text = piece.repeat(MEGABYTE / piece.length);
  for (const file of [text, `"${text.replaceAll('"', '""')}"`]) {
    const pauses = [...csvRecords(file)].filter((record) => record === null);
    expect(pauses.length).toBeGreaterThan(MEGABYTE / 5_000);
  }
});
