// Which code comes in one file. Who needs a module the bundler says (`needs.mjs`); this says what follows from it (decision 008).

/** The libraries that every page needs and that change seldom: a file that outlives releases. */
const stable =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack|jotai)[\\/]/;

/** What names the files of screens, and so changes with each of them. Nothing imports it: else every other file would change as well. */
const namesOfScreens =
  /portal[\\/](index\.html|src[\\/](main|([\w-]+-)?routes)\.tsx?)|features[\\/][\w-]+[\\/]src[\\/]([\w-]+-)?routes\.tsx/;

/** Parts that only staff fetch: what customers fetch does not depend on them. */
const forStaff =
  /features[\\/](servicing|approvals|open-items|form-catalogue|claims-desk)[\\/]|staff|serviced|audit|as-administrator|note-reveal|decision-dialog/;

const signIn = /sign-in[\\/]sign-in\.screen/;
const calls = /make-calls/;
/** Fetched by anybody who reaches for it: it must not bring what is for those who have signed in. */
const contact = /contact-popover/;
const publicPages = /features[\\/]legal[\\/]|guide\.screen|check-certificate\.screen/;
/** Need no sign-in either, but ask as forms do: what they share with those behind it is apart, so that a stranger fetches no more (decision 010). */
const publicForms = /report[\\/]report\.screen|claim-sign-in\.screen/;
const frame = /signed-in-actions|last-known-at-start/;
const home = /home[\\/]src[\\/](home\.screen|after-cover)/;

/** The other main places, and what home offers to keep. What is for none but one of them comes with it. */
const places = {
  people: /overview[\\/]dependants\.screen/,
  payments: /payments[\\/]src[\\/](overview|shared[\\/]barcode)/,
  'own-phone': /home[\\/]src[\\/]own-phone/,
  documents: /documents[\\/]src[\\/]documents\.screen/,
  plan: /my-plan\.screen/,
};
/** Home offers to keep a copy; what draws the copy is fetched once there is one. */
const offer = /own-phone[\\/]on-this-phone/;
/** Those that are drawn without a form. */
const reading = ['people', 'payments', 'own-phone'];

/** Everything with a form that asks for a change. */
const changes =
  /(dependants|beneficiaries|personal-details|banking|plans)[\\/]src[\\/].*[\\/](add|update)-[\w-]+\.screen/;
/** Fetched by each of them before it is reached. */
const checkStep = /journey[\\/]check-step/;

const areaOf = (part) => /features[\\/]([\w-]+)[\\/].*\.screen/.exec(part)?.[1];
/** The feature that a part is of, be it a screen or something that a screen fetches later. */
const folderOf = (part) => /features[\\/]([\w-]+)[\\/]/.exec(part)?.[1] ?? part;
const areasOf = (parts) => new Set(parts.map((part) => areaOf(part) ?? part));

/**
 * Names the file of a module; null leaves it to the bundler, which gives each set of parts a file. What a module imports is needed by
 * whoever needs the module, so that files which import each other in turn cannot come out of this table: the first row that fits counts.
 */
export function chunkOf(needs) {
  /** A sheet alone in its file is not told: it is needed by whoever needs what imports it. */
  const partsOf = (id, context) =>
    needs.get(id) ?? context.getModuleInfo(id)?.importers.flatMap((importer) => needs.get(importer) ?? []) ?? [];

  return (id, context) => {
    const parts = [...new Set(partsOf(id, context))];
    const by = parts.filter((part) => !forStaff.test(part));
    const isFor = (which) => by.some((part) => which.test(part));
    const isOnlyFor = (which) => by.every((part) => which.test(part));
    if (parts.includes('entry')) {
      if (stable.test(id)) return 'vendor';
      return namesOfScreens.test(id) ? null : 'frame';
    }
    if (isFor(contact) && !needs.has(id)) return null; // a sheet
    if (by.length === 0) return new Set(parts.map(folderOf)).size > 1 ? 'staff' : null;
    if (isFor(signIn)) return parts.length > 1 ? 'frame' : null;
    const isOnlyPublic = by.every((part) => publicPages.test(part) || publicForms.test(part));
    if (isFor(calls) || (isFor(publicPages) && !isOnlyPublic)) return 'calls';
    if (isOnlyPublic) return null;
    if (isOnlyFor(home)) return 'home';
    if (isFor(frame) || isFor(home)) return isFor(publicForms) ? 'calls' : 'signed-in';

    const forPlaces = Object.keys(places).filter((name) => isFor(places[name]));
    const isForChanges = isFor(changes) || isFor(checkStep);
    if (isFor(publicForms)) {
      // What home offers when it rests is fetched by everybody: no form comes along.
      if (forPlaces.some((name) => reading.includes(name))) return 'calls';
      return isForChanges ? 'public-forms' : 'of-deaths';
    }
    if (forPlaces.some((name) => reading.includes(name)) && (forPlaces.length > 1 || isForChanges)) return 'signed-in';
    const areas = areasOf(by);
    if (isForChanges && (areas.size > 1 || isFor(checkStep))) return 'changes';
    if (forPlaces[0] === 'own-phone' && !isFor(offer)) return 'kept';
    if (forPlaces.length > 0 && (forPlaces[0] !== 'plan' || areas.size === 1)) return forPlaces[0];
    if (isForChanges) return `of-${areaOf(by[0])}`;
    // Of what is fetched later on other pages, as the card of a claim on home, nothing comes with every page that shows details.
    const areasOfScreens = new Set(by.map(areaOf).filter((area) => area !== undefined));
    const isOfClaims = by.length > 1 && areasOfScreens.size === 1 && areasOfScreens.has('claims');
    if (isOfClaims && by.length === parts.length) return 'of-claims';
    if (isOfClaims && areas.size === 1) return null;
    return forPlaces.length > 0 || by.filter(areaOf).length > 3 ? 'details' : null;
  };
}
