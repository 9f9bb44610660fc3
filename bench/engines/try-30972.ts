import { mkdirSync } from 'node:fs';
import { openWebKit } from '/work/wt/engines/bench/engines/webkit-engine.ts';
import { findPrograms } from '/work/wt/engines/bench/engines/programs.ts';
import { openChromium, openFirefox } from '/work/wt/engines/bench/engines/puppeteer-engine.ts';
import { comparePages, newRival } from '/work/wt/engines/bench/engines/compare-pages.ts';
import { logIn, walks } from '/work/wt/engines/bench/engines/walks.ts';
const app='http://localhost:18300', folder = process.env.FOLDER;
if (folder) mkdirSync(folder,{recursive:true});
const p = findPrograms(); 
const c = await openChromium(); const rivals = [newRival(await openFirefox(p.firefox!)), newRival(await openWebKit(p.webkit!))];
const t=performance.now(); const lap=(w:string)=>process.stderr.write(w+' '+Math.round((performance.now()-t)/1000)+'\n');
const pub=['/','/about','/services/website-design','/portfolio','/locations/boise','/blog','/faq','/contact','/booking','/auth?tab=signup'];
const portal=['/portal','/portal/editor','/portal/live','/portal/leads','/portal/history','/portal/messages','/portal/settings','/portal/settings/billing'];
const what=process.env.WHAT??'public,portal,walk';
try {
if (what.includes('public')) { await comparePages(c,rivals,'public',app,pub,folder); lap('public'); }
if (what.includes('portal')) { for (const b of [c,...rivals.map(r=>r.engine)]) { await logIn(b,app,'marigold@sunup.test'); for (const q of portal) await b.open(app+q); lap('login '+b.name);} await comparePages(c,rivals,'portal',app,portal,folder); lap('portal'); }
if (what.includes('walk')) { if(!what.includes('portal')) for (const r of rivals) await logIn(r.engine,app,'marigold@sunup.test'); for (const r of rivals) for (const [n,w] of Object.entries(walks)) { try { await w(r.engine,{app,site:'http://larkspur-flowers-gifts.sites.localhost:18300'}); } catch(e) { r.stuck.push(n+': '+(e as Error).message); } lap(n); } }
} catch (e) { console.log(e); }
for (const r of rivals) { console.log('=====',r.engine.name,r.views,r.compared,r.pictures.length); for (const k of ['stuck','misplaced','broken','different'] as const) for (const f of r[k]) console.log(k+' '+f); const q=r.pictures.sort((a,b)=>a-b); if(q.length) console.log('pictures', [.5,.9,.95,.99,.995,1].map(x=>q[Math.min(q.length-1,Math.floor(q.length*x))]!.toFixed(1)).join(' ')); }
await Promise.all([c,...rivals.map(r=>r.engine)].map(e=>e.close().catch(()=>{}))); process.exit(0);
