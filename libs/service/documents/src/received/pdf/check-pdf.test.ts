import { cpuUsage } from 'node:process';
import { fail, fileRefusals, ok } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { PDFDocument } from '@cantoo/pdf-lib';
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { latin, textOf } from '../testing/latin';
import { packedObjects } from '../testing/packed-objects';
import { checkPdf } from './check-pdf';

const { active, unreadable, locked } = fileRefusals;
const script = '7 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj';

/** Of processor, of this process: what a busy machine does besides takes none of it. */
const millisecondsSince = (start: NodeJS.CpuUsage) => {
  const { user, system } = cpuUsage(start);
  return (user + system) / 1000;
};

describe('takes', () => {
  it.each([
    ['a page', aPdf()],
    [
      'a form that was filled in',
      aPdf('', '7 0 obj << /FT /Tx /V (Nkosi) >> endobj', '/AcroForm << /Fields [7 0 R] >>'),
    ],
    ['a place to begin at', aPdf('', '', '/OpenAction [3 0 R /Fit]')],
    ['a jump to a page on opening', aPdf('', '', '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
    [
      'links',
      aPdf('', '7 0 obj << /S /URI /URI (https://bank.example) >> endobj 8 0 obj << /URI (www.x.example) >> endobj'),
    ],
    ['text that only speaks of it', aPdf('/JavaScript', '7 0 obj (/JavaScript /Launch) endobj')],
    ['objects in a compressed stream', aPdf('', packedObjects(['<< /Title (x) >>']))],
    ['a second version after the first', aPdf() + aPdf('later').slice(9)],
    ['space after the end', `${aPdf()}\r\n\0\0  \n`],
  ])('%s, byte for byte', async (_what, pdf) => {
    expect(await checkPdf(latin(pdf))).toEqual(ok(latin(pdf)));
  });

  it.each([true, false])('what another library writes, objects in streams: %s', async (useObjectStreams) => {
    const written = await PDFDocument.create();
    written.addPage().drawText('A letter');
    const file = await written.save({ useObjectStreams });
    expect(await checkPdf(file)).toEqual(ok(file));
  });
});

describe('refuses what does more than show pages', () => {
  it.each([
    ['a script', aPdf('', script)],
    ['a script with an escaped name', aPdf('', '7 0 obj << /S /J#61vaScr#69pt /J#53 (x) >> endobj')],
    ['a script by its key alone', aPdf('', '7 0 obj << /#4a#53 8 0 R >> endobj')],
    ['a name that stands elsewhere', aPdf('', '7 0 obj << /S 8 0 R >> endobj 8 0 obj /Jav#61Script endobj')],
    ['a script in a compressed stream', aPdf('', packedObjects(['<< /A 1 >>', '<< /S /JavaScript /JS (x) >>']))],
    ['an escaped name in a compressed stream', aPdf('', packedObjects(['<< /S /L#61unch /F (cmd.exe) >>']))],
    ['an object that a later one replaces', aPdf('', `${script}\n7 0 obj << /A 1 >> endobj`)],
    [
      'a packed object that a later one replaces',
      aPdf('', `${packedObjects(['<< /JS (x) >>'])}\n20 0 obj null endobj`),
    ],
    ['an end that a later one replaces', aPdf('', 'trailer << /Root << /Names << /JavaScript 9 0 R >> >> >>')],
    ['an action on opening', aPdf('', '7 0 obj << /S /URI /URI (https://x.example) >> endobj', '/OpenAction 7 0 R')],
    ['actions of a page', aPdf('', '7 0 obj << /AA << /O 8 0 R >> >> endobj')],
    ['a program to start', aPdf('', '7 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
    ['a form that sends', aPdf('', '7 0 obj << /S /SubmitForm /F (https://x.example) >> endobj')],
    ['data to fetch', aPdf('', '7 0 obj << /S /ImportData /F (x.fdf) >> endobj')],
    ['files inside', aPdf('', '', '/Names << /EmbeddedFiles << /Names [(a.exe) 7 0 R] >> >>')],
    ['a file on a page', aPdf('', '7 0 obj << /Subtype /FileAttachment /FS 8 0 R >> endobj')],
    ['a file by its content', aPdf('', '7 0 obj << /Type /Filespec /E#46 << /F 8 0 R >> >> endobj')],
    ['a form of the other kind', aPdf('', '', '/AcroForm << /XFA 7 0 R >>')],
    ['a film', aPdf('', '7 0 obj << /Subtype /RichMedia >> endobj')],
    ['a link that is a script', aPdf('', '7 0 obj << /S /URI /URI (javascript:alert\\(1\\)) >> endobj')],
    ['a link to a file', aPdf('', '7 0 obj << /S /URI /URI (file:///etc/passwd) >> endobj')],
  ])('%s', async (_what, pdf) => {
    expect(await checkPdf(latin(pdf))).toEqual(fail(active));
  });

  it('also when another library wrote it', async () => {
    const written = await PDFDocument.create();
    written.addPage();
    await written.attach(latin('MZ'), 'a.exe');
    expect(await checkPdf(await written.save())).toEqual(fail(active));
    const scripted = await PDFDocument.create();
    scripted.addPage();
    scripted.addJavaScript('hello', 'app.alert(1)');
    expect(await checkPdf(await scripted.save({ useObjectStreams: true }))).toEqual(fail(active));
  });
});

describe('refuses what cannot be read to its end', () => {
  const whole = aPdf('', packedObjects(['<< /A 1 >>']));
  it.each([
    ['a signature and nothing else', '%PDF-1.7'],
    ['no pages', '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'],
    ['another file after the end', `${whole}PK\x03\x04 a zip file`],
    ['a page of the web between the objects', aPdf('', '<script>alert(1)</script>')],
    ['an object that never ends', aPdf('', '7 0 obj << /A (x')],
    ['a stream that is no stream', whole.replace('x\x9c', 'xx')],
    [
      'objects packed twice',
      aPdf('', packedObjects(['<< /A 1 >>']).replace('/FlateDecode', '[/ASCIIHexDecode /FlateDecode]')),
    ],
    ['lists in lists without end', aPdf('', `7 0 obj ${'['.repeat(200_000)} endobj`)],
  ])('%s', async (_what, pdf) => {
    expect(await checkPdf(latin(pdf))).toEqual(fail(unreadable));
  });

  it('cut off at any place', async () => {
    for (let length = 0; length < whole.trimEnd().length; length += 7) {
      expect((await checkPdf(latin(whole.slice(0, length)))).success, `${length}`).toBe(false);
    }
  });

  it('objects that would fill the memory, soon', async () => {
    const bomb = textOf(zlibSync(new Uint8Array(48 * 1024 * 1024)));
    const dict = `/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${bomb.length}`;
    const pdf = latin(aPdf('', `6 0 obj << ${dict} >>\nstream\n${bomb}\nendstream endobj`));
    const started = cpuUsage();
    expect(await checkPdf(pdf)).toEqual(fail(unreadable));
    expect(millisecondsSince(started)).toBeLessThan(3000);
  });

  it.each(['x', '1 ', '<', '(', '[', '/a ', '7 0 obj ', '7 0 obj << >>\nstream\n', '7 0 obj 1 endobj\n'])(
    'megabytes of %j, soon',
    async (filling) => {
      const pdf = latin(aPdf('', filling.repeat((3 * 1024 * 1024) / filling.length)));
      const started = cpuUsage();
      expect((await checkPdf(pdf)).success).toBe(false);
      expect(millisecondsSince(started)).toBeLessThan(4000);
    },
  );
});

it('asks for a copy without a password', async () => {
  const written = await PDFDocument.create();
  written.addPage();
  written.encrypt({ ownerPassword: 'owner', userPassword: 'user' });
  expect(await checkPdf(await written.save())).toEqual(fail(locked));
});
