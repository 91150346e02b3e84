const copyData = 'd'.charCodeAt(0);

/**
 * Puts lines of text into a table by `COPY FROM STDIN`. What the driver asks of a query that it sends is all that this is, and no package
 * more; the bytes go out as they are.
 */
export const copyRows = (client, table, columns, content) =>
  new Promise((resolve, reject) => {
    let failure = null;
    client.query({
      submit: (connection) =>
        connection.query(`COPY ${table} (${columns.map((name) => `"${name}"`).join(', ')}) FROM STDIN`),
      handleCopyInResponse(connection) {
        const head = Buffer.allocUnsafe(5);
        head[0] = copyData;
        head.writeInt32BE(content.length + 4, 1);
        connection.stream.write(head);
        connection.stream.write(content);
        connection.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleError(error) {
        failure ??= error;
        reject(error);
      },
      handleReadyForQuery: () => (failure ? undefined : resolve()),
    });
  });
