// `npm run dev`: the system with hot reload. The portal is served by Vite, the service and the outside world are built again after each
// change and restarted after each build that succeeded. It runs on the pinned Node, whichever npm runs on.
import { endAll, whenStopped } from './lib/stopping.mjs';
import { ensureInstalled, start } from './lib/workspace.mjs';

ensureInstalled();
const child = start('node', ['tools/dev/session.mjs']);
child.once('exit', (code) => process.exit(code ?? 1));
whenStopped(() => endAll([{ child }]));
