import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pdfBytes } from '#tests/support/bill-file.ts';
import { objectOf, objectStreamOf, pdfOf, streamOf } from './pdf-file.fixture.ts';
import { verdictOn } from './verdict.ts';

const MEBIBYTE = 1024 * 1024;

/** An object, and blanks behind it. */
const padded = (size: number): string => `/A 1 >>${' '.repeat(size)}<<`;

const SCRIPT = '/S /JavaScript /JS (app.alert(1))';

const ACTIVE = [
  ['a script', SCRIPT],
  ['a script that runs when the file is opened', `/OpenAction << ${SCRIPT} >>`],
  ['a script without its kind', '/JS(app.alert(1))'],
  ['a script whose name is written in numbers', '/S /J#61va#53cript'],
  ['a short name that is written in numbers', '/J#53 (app.alert(1))'],
  ['a kind that is said twice', '/S /Launch /S /URI'],
  ['a program to start', '/S /Launch /F (calc.exe)'],
  ['a list of files inside', '/Names << /EmbeddedFiles 4 0 R >>'],
  ['a file inside, by its specification', '/Type /Filespec /EF << /F 4 0 R >>'],
  ['a jump into another file', '/S /GoToR /F (other.pdf)'],
  ['a jump into a file inside', '/S /GoToE /T << /R /C >>'],
  ['a form that sends itself', '/S /SubmitForm /F (http://example.com)'],
  ['a form that fills itself', '/S /ImportData /F (data.fdf)'],
  ['a film', '/Subtype /RichMedia'],
  ['an XFA form', '/AcroForm << /XFA 4 0 R >>'],
  ['a script deep in other objects', `/A [<< /B [<< ${SCRIPT} >>] >>]`],
];

describe('a PDF with', () => {
  test.each(ACTIVE)('%s is rejected, in plain objects and in object streams', (_, content) => {
    expect(verdictOn(pdfOf(objectOf(content)))).toBe('active');
    expect(verdictOn(pdfOf(objectStreamOf(content)))).toBe('active');
    expect(verdictOn(pdfOf(objectStreamOf(content, [])))).toBe('active');
    expect(verdictOn(pdfOf(objectStreamOf(content, ['FlateDecode', 'ASCIIHexDecode'])))).toBe('active');
    expect(verdictOn(pdfOf(objectStreamOf(content, ['ASCIIHexDecode', 'FlateDecode'])))).toBe('active');
  });

  const script = Buffer.from(`7 0 << ${SCRIPT} >>`, 'latin1');

  test.each([
    ['behind a comment before its stream', streamOf('/Type /ObjStm /N 1 /First 4', script, ' % stream\n')],
    ['in a stream that does not say what it is', streamOf('/N 1 /First 4', script)],
    ['in an object that is replaced later', `${objectOf(SCRIPT)}${objectOf('/S /GoTo')}`],
    ['in an object that lies within a stream', streamOf('', Buffer.from(objectOf(SCRIPT)))],
    ['behind a comment in the head of its object', `9 0 % nine\nobj << ${SCRIPT} >> endobj`],
    ['behind a comment full of brackets', `9 0 obj % >> endobj\n<< ${SCRIPT} >> endobj`],
    ['in an object without an end', `9 0 obj << ${SCRIPT} >>`],
    ['behind comments in the head of its object', `9 % nine\n0 %\r\nobj << ${SCRIPT} >> endobj`],
    ['behind numbers with points and signs', `+9.0- -0. obj << ${SCRIPT} >> endobj`],
    ['behind numbers that run together', `9.0.0 obj << ${SCRIPT} >> endobj`],
    ['in the trailer', `trailer << /Root << /OpenAction << ${SCRIPT} >> >> >>`],
  ])('a script %s is rejected', (_, part) => {
    expect(verdictOn(pdfOf(part))).toBe('active');
  });

  test('a script is found at any offset', () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.boolean(), (before, isInStream) => {
        const filler = `% ${'x'.repeat(before)}\n`;
        const active = isInStream ? objectStreamOf(SCRIPT) : objectOf(SCRIPT);
        expect(verdictOn(pdfOf(filler, active))).toBe('active');
        expect(verdictOn(pdfOf(filler, objectOf('/S /GoTo')))).toBe('harmless');
      }),
      { numRuns: 30 },
    );
  });
});

test('an encrypted PDF is rejected as such, even when its content cannot be read', () => {
  const unreadable = streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', Buffer.from('secret'));
  expect(verdictOn(pdfOf('trailer << /Encrypt 7 0 R >>'))).toBe('locked');
  expect(verdictOn(pdfOf(unreadable, streamOf('/Type /XRef /Encrypt 7 0 R', Buffer.from('x'))))).toBe(
    'locked',
  );
});

describe('an object stream is rejected when it', () => {
  it.each([
    ['has an unknown filter', streamOf('/Type /ObjStm /N 1 /First 4 /Filter /Crypt', Buffer.from('x'))],
    [
      'has a filter elsewhere',
      streamOf('/Type /ObjStm /N 1 /First 4 /Filter 8 0 R', Buffer.from('7 0 <<>>')),
    ],
    ['changes its content once more', objectStreamOf('/A 1', undefined, '/DecodeParms << /Predictor 12 >>')],
    ['is not compressed as it says', streamOf('/Type /ObjStm /Filter /FlateDecode', Buffer.from('nonsense'))],
    ['grows beyond measure', objectStreamOf(padded(16 * MEBIBYTE))],
    ['is cut off', objectStreamOf('/Type /Page').subarray(0, -30)],
    ['does not say where its objects are', streamOf('/Type /ObjStm', Buffer.from('7 0 << /A 1 >>'))],
  ])('%s', (_, stream) => {
    expect(verdictOn(pdfOf(stream))).toBe('unreadable');
  });

  it('grows too large together with others', () => {
    const stream = objectStreamOf(padded(MEBIBYTE));
    expect(verdictOn(pdfOf(...Array.from({ length: 15 }, () => stream)))).toBe('harmless');
    expect(verdictOn(pdfOf(...Array.from({ length: 17 }, () => stream)))).toBe('unreadable');
  });
});

/** Comments, each of which holds the start of the next object. */
const commentsInEachOther = (count: number) => `%${'9 0 obj %'.repeat(count)}\nnull\nendobj\n`;

describe('the time of an inspection is at most linear in the size of the file', () => {
  const millisecondsFor = (file: Buffer): number => {
    const start = performance.now();
    expect(verdictOn(file)).toBe('unreadable');
    return performance.now() - start;
  };

  const inObjectStream = (count: number): Buffer => {
    const offsets = Array.from({ length: count }, (_, index) => `7 ${index} `).join('');
    const content = Buffer.from(`${offsets}${'%'.repeat(count)}\nnull`);
    return streamOf(`/Type /ObjStm /N ${count} /First ${offsets.length}`, content);
  };

  it.each([
    ['objects that start in comments', (count: number) => pdfOf(commentsInEachOther(count))],
    ['objects in an object stream that overlap', (count: number) => pdfOf(inObjectStream(count))],
    ['strings in each other', (count: number) => pdfOf('9 0 obj ('.repeat(count))],
    ['objects that cannot be read', (count: number) => pdfOf('9 0 obj ]'.repeat(count))],
    ['streams without an end', (count: number) => pdfOf('9 0 obj <<>> stream\n'.repeat(count))],
  ])('when it holds %s', (_, fileOf) => {
    // Half a megabyte: most of a minute, were the work quadratic.
    expect(millisecondsFor(fileOf(50_000))).toBeLessThan(3_000);
  });

  it.each([
    ['blanks', ' '],
    ['digits', '9'],
    ['numbers', '9 0 '],
    ['comments', '%\n'],
  ])('when it holds nothing but %s', (_, text) => {
    const file = Buffer.from(`x${text.repeat((2 * MEBIBYTE) / text.length)}obj`);
    const runs = Array.from({ length: 3 }, () => millisecondsFor(file));
    expect(Math.min(...runs)).toBeLessThan(200);
  });

  it('ends when a stream claims a negative length', () => {
    const loop = '9 0 obj [ %endstream\n<< /Length -35 >> stream\n';
    expect(verdictOn(pdfOf(loop))).toBe('unreadable');
  });
});

test('an unreadable object counts in a stream whose stated length is wrong', () => {
  const broken = Buffer.from('7 0 obj << /A ] >> endobj');
  const wrongLength = `5 0 obj << /Length 3 >> stream\n${broken.toString('latin1')}\nendstream endobj\n`;
  expect(verdictOn(pdfOf(streamOf('', broken)))).toBe('harmless');
  expect(verdictOn(pdfOf(wrongLength))).toBe('unreadable');
});

test.each([
  ['a script', `/A ] ${SCRIPT}`],
  ['a script whose name is written in numbers', '/A ] /J#53 (app.alert(1))'],
  ['an object stream', '/A ] /Type /Obj#53tm'],
  ['an object stream without its type', '/A ] /N 1 /First 4'],
  ['a protection', '/A ] /Encrypt 7 0 R'],
])('an unreadable object in a stream counts when %s may follow', (_, content) => {
  const inStream = streamOf('', Buffer.from(objectOf(content)));
  const beyondStream = [streamOf('', Buffer.from('7 0 obj << /A ] (')), `8 0 obj () ${content} >>`];
  expect(verdictOn(pdfOf(inStream))).toBe('unreadable');
  expect(verdictOn(pdfOf(...beyondStream))).toBe('unreadable');
});

test.each([
  ['no object', Buffer.from('%PDF-1.4 words')],
  ['an object that is none', pdfOf('9 0 obj\n<< /A >>> \nendobj\n')],
  ['objects nested beyond measure', pdfOf(`9 0 obj ${'['.repeat(100_000)}`)],
])('a file with %s cannot be read', (_, file) => {
  expect(verdictOn(file)).toBe('unreadable');
});

describe('a harmless PDF passes', () => {
  const words = streamOf('/Filter /FlateDecode', Buffer.from('whatever a page holds'));

  it.each([
    ['with a page and compressed objects', pdfOf(words, objectStreamOf('/Type /Page'))],
    ['with names in its pictures', pdfOf(streamOf('/Subtype /Image', Buffer.from('\xff\xd8 /JS /Launch ')))],
    [
      'with an object in a picture, almost',
      pdfOf(streamOf('/Subtype /Image', Buffer.from('\x8a7obj\xe3', 'latin1'))),
    ],
    ['with an object in a page, almost', pdfOf(streamOf('', Buffer.from('BT (see 3 obj. in list) Tj ET')))],
    ['with a broken object in a page', pdfOf(streamOf('', Buffer.from('BT (see 3 0 obj. in list) Tj ET')))],
    [
      'with a picture that says elsewhere how long it is',
      pdfOf('5 0 obj << /Length 6 0 R >> stream\n\x8a7obj\xe3\nendstream endobj 6 0 obj 6 endobj'),
    ],
    ['with many revisions', pdfOf(`${objectOf('/Title (One)')}trailer << /Prev 9 >>\n%%EOF\n`.repeat(500))],
    ['with names in its texts', pdfOf(objectOf('/Title (How to use /JS and /Launch)'))],
    ['with links', pdfOf(objectOf('/S /URI /URI (https://www.nyc.gov/)'))],
    ['with a loop in its pages', pdfOf('2 0 obj << /Type /Pages /Kids [2 0 R] /Count 1 >> endobj')],
    ['with an empty object', pdfOf('9 0 obj\nendobj\n')],
    ['of the smallest kind', pdfBytes()],
  ])('%s', (_, file) => {
    expect(verdictOn(file)).toBe('harmless');
  });
});
