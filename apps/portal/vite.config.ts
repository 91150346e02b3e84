import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPageValibot } from './build/first-page-valibot.mjs';
import { withoutLabels } from './build/without-labels.mjs';
import { withPages } from './build/with-pages.mjs';
import { withoutSummaries } from './build/without-summaries.mjs';
import { houseBrand } from './build/house-brand.mjs';

const workspace = join(import.meta.dirname, '../..');

/** The libraries every screen needs and that change seldom: one chunk that outlives releases. */
const stable =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack|jotai)[\\/]/;

/** What the sign-in form is drawn with. Other screens share it, so it must not travel with what they share besides. */
const signInParts =
  /libs[\\/](auth[\\/]src[\\/]could-not|ui-kit[\\/]src[\\/](layout[\\/](hero|split)|fields[\\/](described-by|field-error|field-frame|text-field|use-field)|feedback[\\/]error-summary)|policy-workflow[\\/]src[\\/](selected-policy|use-countdown))\.tsx?$|jotai[\\/]dist[\\/]react[\\/]useSetAtom/;

/** What a call is made with and screens share: in a chunk of its own, so that a call does not bring the screens. */
const callParts =
  /node_modules[\\/]valibot[\\/]dist[\\/]index.mjs$|libs[\\/](api-client[\\/]src[\\/]new-id|domain[\\/]src[\\/]base[\\/]uuid)\.ts$/;

/** What only staff fetch. Several of their screens share it, and no customer's does. */
const staffParts =
  /libs[\\/](contract[\\/]src[\\/](endpoints[\\/](servicing|workbench|audit)|records[\\/]staff[\\/](?!access-log))|domain[\\/]src[\\/](code-lists[\\/]servicing|change[\\/]servicing|policy[\\/]policy-search)|policy-workflow[\\/]src[\\/](servicing|staff)[\\/]|features[\\/](servicing|approvals|home[\\/]src[\\/]serviced)[\\/])/;

/** What stands around every page of somebody signed in: the main places, the bell, the policy that is followed. */
const signedInParts =
  /libs[\\/](ui-kit[\\/]src[\\/](icons[\\/](people|person|payment|card)-icon|navigation[\\/](place-icons|main-navigation)|styles[\\/]places)|policy-workflow[\\/]src[\\/](policy-details|set-right|waiting-here|own-phone-keys|use-is-own-phone|use-last-known|kept-here)|contract[\\/]src[\\/](records|endpoints)[\\/]notifications?)\.(tsx?|css)$|shell[\\/]navigation[\\/]place(-link)?\.tsx?$|jotai[\\/]dist[\\/]react[\\/]useAtom\.js$/;

/** What home and two or three other places say of cover, premiums and requests: one file, where each set of places would have its own. */
const placeParts =
  /libs[\\/](ui-kit[\\/]src[\\/]data[\\/](cover[\\/](cover-card|person-row)|weave[\\/]premium-(weave|states))|domain[\\/]src[\\/](payments[\\/](premium-(position|months|sentence)|due-date)|policy[\\/]confirmation)|policy-workflow[\\/]src[\\/]cover[\\/]share-address|features[\\/]home[\\/]src[\\/]lives[\\/]beneficiaries)\.tsx?$/;

/** Who is covered, as home, the plan and the list of people work it out: other screens fetch it when they show it. */
const coverParts =
  /libs[\\/]domain[\\/]src[\\/](cover[\\/](?!cover-to-come|child-end-words|not-covered-yet)|lives[\\/](person-cover|total-cover|proof-of-study)|people[\\/]names-in-words)/;

/** What a change is asked for and decided with: forms, journeys, proposals. Home shows where a change is and fetches none of it. */
const changeParts =
  /libs[\\/](forms[\\/]src|policy-workflow[\\/]src[\\/](documents|changes[\\/](journey|forms|proposal|requests|override|shares|people))|domain[\\/]src[\\/](code-lists[\\/]countries|files|people[\\/](id-number|identity-document|phone-number))|contract[\\/]src[\\/](identity-rules|words[\\/](details-of|member-details|person-details)))/;

/** What a phone keeps for its holder: fetched by whoever ticked it, and behind a form. That it can be destroyed is fetched with home. */
const ownPhoneParts = /libs[\\/]policy-workflow[\\/]src[\\/]own-phone[\\/](?!store)/;

const isForCustomers = (id: string) => /[\\/]libs[\\/]/.test(id) && !staffParts.test(id) && !coverParts.test(id);
const isForEveryScreen = (id: string) => isForCustomers(id) && !changeParts.test(id) && !ownPhoneParts.test(id);

/** The router's package names only its development build, warnings included; what people load is the production one. */
const routerBuild = join(workspace, 'node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  cacheDir: join(workspace, 'node_modules/.vite/portal'),
  plugins: [react(), tailwind(), houseBrand(), firstPageValibot(), withoutSummaries(), withoutLabels(), withPages()],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? productionRouter : [] },
  server: {
    port: Number(process.env.PORT ?? 4200),
    proxy: Object.fromEntries(
      ['/api', '/config.json', '/brand'].map((path) => [path, `http://localhost:${process.env.SERVICE_PORT ?? 4202}`]),
    ),
  },
  build: {
    outDir: join(workspace, 'dist/portal'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No module of ours does anything when it is merely imported: what a page does not use stays out of it.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: (id) => !/[\\/]libs[\\/].*\.tsx?$/.test(id),
      },
      output: {
        // Nobody reads these names, and the first page carries one for every screen. The manifest knows which is which.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'vendor', test: stable, tags: ['$initial'], priority: 2 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
            { name: 'sign-in-parts', test: signInParts, priority: 0.9 },
            { name: 'schemas', test: callParts, priority: 0.85 },
            { name: 'parts', test: /libs[\\/]ui-kit[\\/]/, minShareCount: 4, priority: 0.8 },
            { name: 'screens', test: isForEveryScreen, minShareCount: 4, priority: 0.7 },
            { name: 'changes', test: changeParts, minShareCount: 4, priority: 0.68 },
            { name: 'cover', test: coverParts, minShareCount: 2, priority: 0.65 },
            { name: 'signed-in', test: signedInParts, priority: 0.64 },
            { name: 'places', test: placeParts, priority: 0.63 },
            { name: 'staff', test: staffParts, minShareCount: 2, priority: 0.6 },
            { name: 'own-phone', test: ownPhoneParts, minShareCount: 2, priority: 0.5 },
          ],
        },
      },
    },
  },
}));
