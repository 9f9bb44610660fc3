import { tellOfFullDisk } from '../domain/health/disk.ts';

/** Tells staff when the disk of the data folder is nearly full. */
export default async function watchDiskJob(): Promise<void> {
  await tellOfFullDisk();
}
