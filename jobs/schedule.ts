/**
 * What runs by itself, in the queue's crontab notation (UTC); `?fill` makes up for an outage. By its `jobKey` a task waits
 * once at most, even when the clock is set forward by days.
 */
export const crontab = `
17 * * * * forget-old-attempts ?fill=2h&max=3&jobKey=forget-old-attempts
23 3 * * * delete-old-enquiries ?fill=2d&max=3&jobKey=delete-old-enquiries
41 3 * * * delete-old-events ?fill=2d&max=3&jobKey=delete-old-events
`;
