import { descriptionBlocks } from './description-blocks';

it('finds headings, lists and paragraphs in what companies write', () => {
  const text = [
    'Kami mencari barista.',
    'Penempatan di Malang.',
    '',
    'Tanggung jawab:',
    '- Menyeduh kopi',
    '• Melayani tamu',
    '',
    'KUALIFIKASI',
    '1. SMA',
    '2) Umur 20 - 30 tahun',
    'Gaji: Rp 3.000.000 - 4.000.000',
    '-5 derajat tidak masalah',
  ].join('\n');
  expect(descriptionBlocks(text)).toEqual([
    { kind: 'paragraph', lines: ['Kami mencari barista.', 'Penempatan di Malang.'] },
    { kind: 'heading', text: 'Tanggung jawab:' },
    { kind: 'list', isNumbered: false, items: ['Menyeduh kopi', 'Melayani tamu'] },
    { kind: 'heading', text: 'KUALIFIKASI' },
    { kind: 'list', isNumbered: true, items: ['SMA', 'Umur 20 - 30 tahun'] },
    { kind: 'paragraph', lines: ['Gaji: Rp 3.000.000 - 4.000.000', '-5 derajat tidak masalah'] },
  ]);
});

it('loses no word of any text', () => {
  for (const text of ['', ' \n \n', '- ', ':', '1. 2. 3.', '<b>tebal</b>\n\n-  dua\n-tiga'])
    expect(
      descriptionBlocks(text)
        .flatMap((block) =>
          block.kind === 'list' ? block.items : block.kind === 'heading' ? [block.text] : block.lines,
        )
        .join(' ')
        .replace(/[\s-]+/g, ''),
    ).toBe(text.replace(/^(?:-\s+|1\. )/gm, '').replace(/[\s-]+/g, ''));
});
