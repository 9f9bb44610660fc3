import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pMap from 'p-map';
import { deleteObject, getObject, listObjects, putObject } from '../../outside/storage/storage.ts';
import { dayMs, hourMs } from '../../time/units.ts';

/** A running build stores its files again this often, which renews their age. */
export const renewMs = 12 * hourMs;
/** Files of a build stay this long after its last process has stopped. Tabs that were opened before may ask for them until then. */
export const keptMs = 7 * dayMs + renewMs;
/** The store is listed this often at most, however many unknown names are asked for. */
const lookEveryMs = 1000;
/** Memory for the files of other builds. One build has about 3 MB. */
const heldBytes = 16 * 1024 * 1024;
/** Built files opened at a time. There are hundreds, and a process may open 1,024 files in all. */
const concurrency = 16;

/** Where the files of a build are in its one stored file, by name. */
interface Names {
  sha256: string;
  files: Record<string, [offset: number, bytes: number]>;
}

const folder = 'builds/';
const filesKey = (build: string) => `${folder}${build}.files`;
const namesKey = (build: string) => `${folder}${build}.names`;

/** The built scripts and styles, with their compressed copies. */
export async function builtAssets(): Promise<Map<string, Buffer>> {
  const from = 'build/client/assets';
  const names = (await readdir(from)).sort();
  return new Map(await pMap(names, async (name) => [name, await readFile(path.join(from, name))] as const, { concurrency }));
}

/**
 * Stores the files of a build where every process finds them: as one file, and then a list of what's in it. That's two writes for
 * hundreds of files, and one deletion later.
 */
export async function keepBuild(build: string, files: Map<string, Buffer>): Promise<void> {
  const body = Buffer.concat([...files.values()]);
  const names: Names = { sha256: createHash('sha256').update(body).digest('hex'), files: {} };
  let offset = 0;
  for (const [name, { length }] of files) {
    names.files[name] = [offset, length];
    offset += length;
  }
  await putObject(filesKey(build), body);
  await putObject(namesKey(build), Buffer.from(JSON.stringify(names)));
}

/** Removes builds that no process has renewed for `keptMs`. */
export async function removeOldBuilds(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  const keys: string[] = [];
  for await (const key of listObjects(folder)) keys.push(key);
  for (const key of keys) await deleteObject(key, before);
}

/** Files of other builds, older and newer ones, as a process asks for them. */
export class KeptBuilds {
  #builds = new Map<string, Names>();
  readonly #bodies = new LRUCache<string, Buffer>({ maxSize: heldBytes, sizeCalculation: (body) => body.length });
  readonly #reading = new Map<string, Promise<Buffer | undefined>>();
  /** The listing that hasn't begun yet, and when the last one began. */
  #next: Promise<void> | undefined;
  #listing: Promise<void> = Promise.resolve();
  #listedAt = 0;

  /**
   * The first of these files that a build has: one build, or any. Undefined if none has one. Throws `StoreAway` if the store
   * doesn't answer.
   */
  async find(names: string[], build?: string): Promise<{ name: string; body: Buffer } | undefined> {
    const file = await this.#read(names, build);
    if (file) return file;
    await this.#look();
    return this.#read(names, build);
  }

  async #read(names: string[], wanted?: string): Promise<{ name: string; body: Buffer } | undefined> {
    for (const [build, { sha256, files }] of this.#builds) {
      const name = names.find((one) => Object.hasOwn(files, one));
      if (name === undefined || (wanted !== undefined && wanted !== build)) continue;
      const [offset, bytes] = files[name] ?? [0, 0];
      const body = await this.#bodyOf(build, sha256);
      if (body) return { name, body: body.subarray(offset, offset + bytes) };
    }
    return undefined;
  }

  /** All files of a build; undefined if they have been removed or aren't what was stored. */
  async #bodyOf(build: string, sha256: string): Promise<Buffer | undefined> {
    const held = this.#bodies.get(build);
    if (held) return held;
    const reading = this.#reading.get(build) ?? getObject(filesKey(build)).finally(() => this.#reading.delete(build));
    this.#reading.set(build, reading);
    const body = await reading;
    if (body && createHash('sha256').update(body).digest('hex') === sha256) {
      this.#bodies.set(build, body);
      return body;
    }
    this.#builds.delete(build);
    return undefined;
  }

  /** Waits for a listing that begins from now on. Callers share it. */
  #look(): Promise<void> {
    this.#next ??= this.#listing
      .catch(() => undefined)
      .then(() => delay(Math.max(0, this.#listedAt + lookEveryMs - Date.now()), undefined, { ref: false }))
      .then(() => {
        this.#next = undefined;
        this.#listedAt = Date.now();
        this.#listing = this.#list();
        return this.#listing;
      });
    return this.#next;
  }

  /** Reads the names of builds that are new, and forgets those that were removed. */
  async #list(): Promise<void> {
    const namesByBuild = new Map<string, Names>();
    for await (const key of listObjects(folder)) {
      const build = /^builds\/(.+)\.names$/.exec(key)?.[1];
      if (!build) continue;
      const names = this.#builds.get(build) ?? (await namesOf(build));
      if (names) namesByBuild.set(build, names);
    }
    this.#builds = namesByBuild;
  }
}

async function namesOf(build: string): Promise<Names | undefined> {
  const body = await getObject(namesKey(build));
  return body && (JSON.parse(body.toString()) as Names);
}
