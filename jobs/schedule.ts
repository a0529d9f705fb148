/** What runs by itself, in the queue's crontab notation (UTC); `?fill` makes up for an outage. */
export const crontab = `
* * * * * unlock-tasks ?max=1
17 * * * * forget-old-attempts ?fill=2h&max=3
23 3 * * * delete-old-enquiries ?fill=2d&max=3
`;
