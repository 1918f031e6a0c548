console.log("bg");
