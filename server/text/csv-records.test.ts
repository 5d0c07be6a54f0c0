import { csvRecords } from './csv-records';

const SIZE = 200_000;

it.each(['\n', 'a\n', ',', '""', 'a', '"a",', '\r\n'])('between two pauses little is read of a file of %j', (piece) => {
  const text = piece.repeat(SIZE / piece.length);
  for (const file of [text, `"${text.replaceAll('"', '""')}"`]) {
    const pauses = [...csvRecords(file)].filter((record) => record === null);
    expect(pauses.length).toBeGreaterThan(SIZE / 5_000);
  }
});
