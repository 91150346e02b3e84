/** As Chromium is told them: milliseconds of each request, and bytes a second. */
const kbit = 1024 / 8;
export const networks = {
  'slow 4G': { latency: 562.5, downloadThroughput: 1474.56 * kbit, uploadThroughput: 675 * kbit },
  '400 kbit/s': { latency: 400, downloadThroughput: 400 * kbit, uploadThroughput: 400 * kbit },
};

/** How much slower than this computer the phone is. */
export const slowerProcessor = 4;
