import pg from 'pg';

/**
 * Returns whether statements of one client may run on different connections of the server, as with a pooler in transaction
 * mode. Settings, prepared statements and locks of a session do not work there.
 */
export async function sharesConnections(config: pg.ClientConfig): Promise<boolean> {
  const [one, other] = [new pg.Client(config), new pg.Client(config)];
  for (const client of [one, other]) client.on('error', () => {});
  try {
    await Promise.all([one.connect(), other.connect()]);
    const used: (number | undefined)[] = [];
    const queryRepeatedly = async () => {
      for (let count = 0; count < 3; count++) used.push(await processOf(one));
    };
    await queryRepeatedly();
    // Takes the connection that a pooler has just got back from the first client.
    await other.query('begin');
    const held = await processOf(other);
    await queryRepeatedly();
    await other.query('rollback');
    return used.some((process) => process !== used[0] || process === held);
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
  return rows[0]?.process;
}
