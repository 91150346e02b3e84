/** Lines of one text that the other has not. */
const linesOnlyIn = (one, other) => {
  const known = new Set(other.split('\n'));
  return one.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
};

/**
 * What a gallery shows otherwise than the one before it, story by story: words that went and came, pictures with the share of their
 * pixels that differ, the most first. `before` and `now` each give `texts` by the id of a story and a `picture` by its name, null where
 * there is none; `share` counts the pixels of two pictures whose bytes differ. What only one of them has is new or gone, and not compared.
 */
export async function whatChanged(before, now, share) {
  const changes = [];
  for (const [id, text] of Object.entries(now.texts)) {
    const earlier = before.texts[id];
    if (earlier === undefined) continue;
    const pictures = [];
    for (const name of now.picturesOf(id)) {
      const [old, fresh] = [before.picture(name), now.picture(name)];
      if (old === null || old.equals(fresh)) continue;
      const differs = await share(old, fresh);
      if (differs > 0) pictures.push({ name, share: differs });
    }
    const words = { gone: linesOnlyIn(earlier, text), come: linesOnlyIn(text, earlier) };
    if (pictures.length + words.gone.length + words.come.length > 0) changes.push({ id, words, pictures });
  }
  const most = ({ pictures }) => Math.max(0, ...pictures.map((picture) => picture.share));
  return {
    changes: changes.sort((one, other) => most(other) - most(one)),
    added: Object.keys(now.texts).filter((id) => !(id in before.texts)),
    gone: Object.keys(before.texts).filter((id) => !(id in now.texts)),
  };
}

/** Counts in a page of Chromium, which reads its own pictures, the share of pixels that differ by more than a rounding. */
export const shareOn = (page) => (old, fresh) =>
  page.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (base64) => {
          const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
          const bitmap = await createImageBitmap(blob);
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (one.width !== other.width || one.height !== other.height) return 1;
      let different = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const apart = [0, 1, 2].some((part) => Math.abs(one.data[at + part] - other.data[at + part]) > 16);
        if (apart) different += 1;
      }
      return different / (one.data.length / 4);
    },
    [old, fresh].map((picture) => picture.toString('base64')),
  );
