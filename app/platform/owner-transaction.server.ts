import type pg from 'pg';

/** Runs `work` in one transaction of the owner, to which no policy applies. For jobs only. */
export async function inOwnerTransaction<Result>(
  owner: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
