import PDFDocument from 'pdfkit';

/** A document as the seeds and most programs write it, its streams compressed. */
export function writtenPdf(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const pdf = new PDFDocument(options);
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    pdf.text('JavaScript, /JavaScript, Launch manager').addPage().text('More');
    pdf.outline.addItem('First chapter');
    pdf.end();
  });
}
